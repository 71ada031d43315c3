/** Passwords that guessers try first, in lower case and at least eight long (resolutions R17). */
const COMMON = new Set(
  `12345678 123456789 1234567890 123123123 11111111 00000000 87654321 12341234 password password1 password12
password123 passw0rd p@ssword p@ssw0rd qwertyui qwertyuiop qwerty12 qwerty123 1q2w3e4r 1qaz2wsx q1w2e3r4 asdfghjk
asdfghjkl zxcvbnm1 abcd1234 abc12345 abcdefgh iloveyou iloveyou1 sunshine princess football baseball superman
batman123 welcome1 welcome123 admin123 admin1234 administrator letmein1 letmein123 monkey123 dragon123 master123
trustno1 whatever computer internet changeme changeme1 samsung1 india123 india1234 hyderabad hyderabad1 hyderabad123
telangana krishna1 krishna123 ganesha1 lakshmi1 lakshmi123 srinivas sairam123 omsairam jaihind1 jaihind123 bharat123
pakistan mumbai123 cricket1 cricket123 sachin123 virat123 kohli123 dhoni123 99999999 55555555 66666666 77777777
88888888 22222222 33333333 44444444 11223344 12344321 1234qwer qwer1234 asdf1234 a1b2c3d4 aa123456 test1234 testtest
guest123 user1234 secret12 secret123 starwars pokemon1 michael1 jennifer jessica1 charlie1 liverpool chelsea1
arsenal1 manchester sundara1 sundara123 salon123 beauty123`.split(/\s+/),
);

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
