/**
 * Passwords, and words that people make passwords of by adding digits, seen most often in published breaches; in lower
 * case. Entries of fewer than 8 characters matter as stems ("dragon" refuses "dragon2026").
 */
const words = `
password passw0rd p@ssw0rd p@ssword pa55word pa55w0rd passwort passwords passcode mypassword thepassword
1password iloveyou iloveu iloveme loveyou ilovegod welcome welcome1 letmein letmein1 trustno1 admin administrator
administ root toor user guest test tester testing testtest changeme default secret secret1 master login access
monkey dragon shadow sunshine princess football baseball basketball superman batman spiderman ironman starwars
pokemon naruto charlie michael jennifer jessica ashley daniel thomas robert jordan andrew joshua matthew anthony
michelle nicole amanda andrea melissa george hannah samantha patrick william richard alexander alexandra benjamin
christian christopher elizabeth stephanie jonathan nicholas victoria vanessa veronica patricia katherine gabriel
sebastian fernando alejandro roberto francisco carlos antonio eduardo mercedes corvette porsche ferrari mustang
camaro yamaha harley honda toyota suzuki kawasaki nissan hunter buster soccer hockey killer tigger cookie pepper
ginger maggie bailey buddy peanut summer winter spring autumn monday friday sunday january february march april
june july august september october november december flower butterfly rainbow chocolate strawberry cheese banana
orange purple yellow silver golden diamond crystal angel angels heaven jesus jesuschrist godisgood blessed blessing
faith forever lovely loveme lover love babygirl babyboy sweetheart sweety sweetie honey darling prince king queen
kingkong queenie family mother father brother sister friends friend bestfriend computer internet samsung google
facebook instagram whatsapp youtube twitter android microsoft windows linux apple iphone nokia motorola blackberry
liverpool chelsea arsenal barcelona manchester manutd realmadrid juventus everton newcastle ronaldo messi cristiano
beckham rooney neymar michaeljordan cowboys steelers yankees lakers eagles packers raiders redsox dallas chicago
london berlin paris newyork america canada australia england scotland brasil brazil mexico germany france italia
españa deutschland hello hellohello helloworld whatever nothing something anything freedom justice liberty peace
power phoenix thunder lightning storm tornado hurricane blizzard warrior gladiator samurai ninja pirate assassin
sniper soldier captain general commander rocket ranger maverick matrix merlin gandalf hobbit frodo aragorn legolas
voldemort hogwarts harrypotter gryffindor slytherin startrek enterprise voyager galaxy universe cosmos jupiter
mercury neptune saturn apollo zeus hercules athena hermes scorpion scorpio leopard panther tiger lion eagle falcon
hawk wolf bear shark dolphin turtle snoopy garfield mickey minnie donald goofy bugsbunny scooby scoobydoo simpsons
homer bart southpark metallica nirvana slipknot eminem rockstar guitar music musica beatles elvis rihanna beyonce
justin bieber zxcvbn zxcvbnm qwerty qwertyu qwertyui qwertyuio qwertyuiop qwerty12 qwerty123 qwer1234 qwertz qwertzuiop
azerty azertyuiop asdf asdfgh asdfghj asdfghjkl asdfasdf asdf1234 asd123 zaq12wsx zaq1zaq1 1q2w3e 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qweasd qweasdzxc qweqwe qweqweqwe zxczxc poiuytrewq
lkjhgfdsa mnbvcxz abc123 abcd1234 abcdefg abcdefgh a1b2c3 a1b2c3d4 aa123456 a123456 a1234567 a12345678 123abc
123qwe 123456a 1234qwer 12qwaszx 123123 123123123 12341234 121212 12121212 112233 11223344 1122334455 123321
1234321 12344321 12345 123454321 123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210
87654321 7654321 654321 147258 147258369 159357 159753 789456 789456123 741852963 963852741 852456 101010
10101010 131313 20202020 202020 696969 69696969 11111111 00000000 22222222 33333333 44444444 55555555 66666666
77777777 88888888 99999999 fuckyou fuckyou1 fuckme fuckoff asshole bitch bitches bullshit pussy sexy sexygirl
india indian indian1 bharat bharatmata jaihind hindustan mumbai delhi newdelhi bangalore bengaluru chennai kolkata
hyderabad pune ahmedabad kerala punjab gujarat rajasthan maharashtra tamilnadu karnataka cricket sachin tendulkar
dhoni msdhoni virat viratkohli kohli rohit rohitsharma ipl csk rcb mumbaiindians bollywood salman salmankhan shahrukh
shahrukhkhan srk amitabh aishwarya priyanka deepika katrina rajini rajinikanth ganesh ganesha krishna harekrishna
radhakrishna radhekrishna shiva omnamahshivaya omsairam sairam saibaba jaisairam jaimatadi jaishriram jaishreeram
sitaram hanuman bajrangbali durga lakshmi saraswati waheguru allah allahuakbar bismillah muhammad mohammad prakash
rahul rajesh suresh ramesh mahesh dinesh mukesh rakesh sandeep pradeep kuldeep deepak sanjay vijay ajay manoj
pankaj sunil anil amit sumit rohan karan arjun vikram aditya abhishek ashish manish nitish anand aakash akash
pooja priya neha anjali kavita sunita anita geeta sangeeta rekha divya shweta swati sneha preeti jyoti nisha asha
shruti lovebird iloveindia myindia mylove mylife missyou imissyou lifeisgood beautiful gorgeous handsome smile
happy happyday birthday hbd party holiday vacation success winner champion legend boss bigboss mafia gangster
pubg freefire fortnite minecraft roblox callofduty counterstrike
`

export const commonPasswords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean))
