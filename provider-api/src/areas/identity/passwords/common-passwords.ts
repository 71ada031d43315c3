/** Passwords that guessers try first, in lower case and at least eight long (resolutions R17). */
const LIST = `
00000000 01234567 0123456789 11111111 111111111 1111111111 11112222 11223344 112233445566 12121212 12123434 12312312
123123123 1231231234 12341234 1234512345 12344321 123454321 12345678 123456789 1234567890 12345678910 1234567a
123456abc 123456789a 12345qwert 1234abcd 1234qwer 123abc123 123qweasd 123qwe123 123321123 13131313 147258369 14789632
159357258 159753456 18181818 19841984 19901990 20002000 20202020 20242024 20252025 20262026 21212121 22222222 22446688
23232323 25252525 31415926 321321321 33333333 43214321 44444444 45454545 54545454 54321543 55555555 56785678 66666666
69696969 77777777 78787878 789456123 87654321 88888888 98765432 987654321 9876543210 98989898 99999999 999999999
1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz1qaz 1qazxsw2 1qaz2wsx3edc 2wsx3edc 3edc4rfv a1b2c3d4 a1234567 a12345678
aa123456 aa12345678 aaaa1111 aaaaaaaa aaaaaa11 abc12345 abc123456 abcabc123 abcd1234 abcd12345 abcdefgh abcdefghi
abcdefg1 abcdef123 access14 admin123 admin1234 admin12345 admin@123 administrator adminadmin airforce1 alexander
alexandra amanda123 america1 andrew123 angel123 anthony1 apple123 arsenal1 asdasd123 asdf1234 asdfasdf asdfghjk
asdfghjkl asdfjkl1 ashley123 australia autumn2025 awesome1 baseball baseball1 basketball batman123 beautiful
beauty123 bharat123 bismillah blessed1 blink182 bollywood brooklyn brownie1 bubbles1 buster123 butterfly butterfly1
california changeme changeme1 changeme123 charlie1 charlie123 charminar cheese123 chelsea1 chelseafc chennai123
chocolate chocolate1 christian christine christopher computer computer1 cookie123 corvette cowboys1 cricket1
cricket123 dallas123 daniel123 danielle deepak123 default1 delhi123 dhoni123 diamond1 dolphin1 dolphins donald123
doraemon dragon12 dragon123 elephant elizabeth eminem123 everton1 facebook facebook1 fashion1 ferrari1 fishing1
flower123 football football1 football123 forever1 forever21 freedom1 freepass friends1 ganesh123 ganesha1 garfield
gateway1 george123 gfhjkm123 god12345 godisgood godisgreat golden123 google123 gorgeous grandma1 guest123 guitar123
hanuman1 hanuman123 happy123 happyday hardcore harekrishna harley123 hello123 hello1234 hellohello hello@123
helloworld heather1 hockey123 homework hunter12 hunter123 hyderabad hyderabad1 hyderabad123 hyderabad@123 iloveme1
iloveu123 iloveyou iloveyou1 iloveyou2 iloveyou123 india123 india1234 india@123 indian123 internet internet1 isabella
jaihind1 jaihind123 jaimatadi jaishreeram jasmine1 jasmine123 jennifer jennifer1 jessica1 jesus123 jesuschrist jonathan
jordan123 jordan23 jubilee1 justin123 justinbieber killer123 kingking kohli123 krishna1 krishna123 krishna@123 kumar123
lakshmi1 lakshmi123 lakers123 leonardo letmein1 letmein12 letmein123 letmein! liverpool liverpool1 london123 loveforever
lovelove lovely123 loveme123 loveyou1 loveyou123 lucky123 madhuri1 madrid123 maggie123 mahadev1 mahesh123 manchester
manunited marina123 marlboro master12 master123 matthew1 maverick mercedes mercury1 metallica michael1 michael123
michelle michelle1 midnight million1 minecraft monica123 monkey12 monkey123 mother123 motorola mountain mumbai123
mumbaiindians mustang1 mynoob123 myspace1 naruto123 natasha1 newpass1 newpassword newyork1 nicholas nicole123 nintendo
nirvana1 november nothing1 october10 omsairam omnamahshivaya orange123 p@ssw0rd p@ssword p@55word pa55w0rd pa55word
pakistan pakistan1 passpass passw0rd passw0rd1 password password! password0 password01 password1 password1! password10
password11 password12 password123 password1234 password2 password3 password99 password@1 password@123 patrick1 peaches1
peanut123 pepper123 personal phoenix1 picasso1 pikachu1 playboy1 please123 pokemon1 pokemon123 police123 pooja123
popcorn1 porsche911 prakash1 precious princess princess1 princess123 priyanka priyanka1 purple123 q1w2e3r4 q1w2e3r4t5
qazwsx123 qazwsxedc qq123456 qwer1234 qwerqwer qwert123 qwert12345 qwerty01 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty@123 qwertyqwerty qwertyui qwertyuiop qweasd123 qweasdzxc rahul123 rainbow1 rajesh123 ramesh123 rangers1 raymond1
realmadrid rebecca1 rockstar1 rockyou1 ronaldo7 ronaldo123 rosebud1 runescape sachin10 sachin123 sachintendulkar
sairam123 saibaba123 salon123 salon1234 samantha samantha1 samsung1 samsung123 samsung@123 sandeep1 santosh1 saraswati
scooter1 scorpion secret12 secret123 september shadow12 shadow123 shahrukh shannon1 shivaji1 sholay123 shopping
simpsons skywalker slipknot snickers soccer12 soccer123 softball spiderman spiderman1 spongebob srinivas srinivas1
startrek starwars starwars1 steelers stephanie summer123 summer2025 summer2026 sundara1 sundara123 sunflower sunshine
sunshine1 sunita123 superman superman1 superstar suresh123 sweetheart sweety123 swordfish system123 telangana
telangana1 temp1234 temppass tendulkar test1234 test12345 testing1 testing123 testtest test@123 thailand therock1
thomas123 thunder1 tiger123 tigger12 tinkerbell titanic1 trinity1 trustno1 twilight undertaker unknown1 user1234
valentine vampire1 vanessa1 victoria victoria1 vijay123 virat123 viratkohli virginia volleyball warcraft warrior1
wednesday welcome1 welcome12 welcome123 welcome@1 welcome@123 westside whatever whatever1 william1 windows1 winner123
winston1 winter123 winter2025 wolverine xxxxxxxx yamaha123 yankees1 yellow123 zaq12wsx zaq1zaq1 zxcv1234 zxcvbnm1
zxcvbnm123 zxcvzxcv`;

const COMMON: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
