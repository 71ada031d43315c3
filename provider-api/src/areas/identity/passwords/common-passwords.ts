import { PASSWORD_MIN } from '@sundara/contracts/api';

/** What guessers try beside the list of breaches: of this place and season, and simple sequences; in lower case. */
const LOCAL = `
01234567 0123456789 12121212 123123123 1231231234 12341234 1234512345 13131313 18181818 19841984 19901990 20002000
20202020 20242024 20252025 20262026 21212121 23232323 25252525 321321321 43214321 45454545 54545454 54321543
56785678 69696969 78787878 87654321 98765432 987654321 9876543210 98989898 1qaz1qaz aa12345678 aaaaaa11 abcabc123
abcdefgh abcdefghi admin1234 admin12345 admin@123 adminadmin autumn2025 beauty123 bharat123 bollywood changeme123
charminar cheese123 chennai123 cricket123 dallas123 deepak123 delhi123 dhoni123 donald123 eminem123 facebook1
fashion1 flower123 ganesh123 ganesha1 god12345 golden123 guest123 guitar123 hanuman1 hanuman123 harekrishna
harley123 hello@123 hyderabad1 hyderabad123 hyderabad@123 iloveu123 india1234 india@123 indian123 jaihind1
jaihind123 jaishreeram jubilee1 kohli123 krishna123 krishna@123 lakshmi1 lakshmi123 lakers123 letmein12 letmein!
lovely123 loveme123 loveyou123 madhuri1 madrid123 mahadev1 mahesh123 monica123 mother123 mumbai123 mumbaiindians
mynoob123 october10 omnamahshivaya orange123 p@ssword p@55word password1! password@1 password@123 peanut123
please123 police123 pooja123 prakash1 princess123 priyanka1 purple123 qwerqwer qwerty@123 qwertyqwerty rajesh123
ramesh123 rockyou1 sachin10 sachin123 sachintendulkar sairam123 saibaba123 salon123 salon1234 samsung@123 sandeep1
santosh1 saraswati shivaji1 sholay123 srinivas1 summer123 summer2025 summer2026 sundara1 sundara123 sunita123
suresh123 sweety123 system123 telangana telangana1 test12345 test@123 user1234 vijay123 virat123 viratkohli
welcome@1 welcome@123 winner123 winter123 winter2025 yamaha123 yellow123 zaq1zaq1 zxcvzxcv`;

let known: Promise<ReadonlySet<string>> | undefined;

/** Read when first needed: 18,000 of the commonest passwords in breaches are long enough, the commonest first. */
const loadKnown = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const breached = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN);
  return new Set([...breached, ...LOCAL.trim().split(/\s+/)]);
};

/**
 * Whether guessers try a password first: one of breaches, of this place, or of one character alone. Case, spaces around
 * it and the width of letters make no difference.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  known ??= loadKnown();
  const plain = password.normalize('NFKC').trim().toLowerCase();
  return new Set(plain).size < 2 || (await known).has(plain);
};
