/**
 * Words that mean the same in a question, English and the Hindi that people write with Latin letters. The first word
 * of a line is the one that all others of the line are read as; none stands on two lines.
 */
const sameMeaning = `
not no none nope nobody nahi nahin nhi nai nahii nai mat cannot cant wont doesnt dont didnt isnt arent wasnt hasnt havent couldnt wouldnt unable never neither stop band failed fails
bad poor poorly worst worse terrible awful horrible pathetic kharab bekar bekaar ghatiya weak dull flat tinny thin muddy harsh disappointing disappointed useless
problem issue trouble error dikkat pareshani samasya
low less lower kam dheere dheeme dhimi soft faint feeble
sound audio awaaz awaz aawaz awaj aawaj avaz aavaj voice
money paisa paise paisay rupaya
return wapas wapis vapas vapis wapsi vapsi
where kahan kaha kidhar wher whr
when kab whn
how kaise kese kaisa kaisi kaisaa hw
kitna kitne kitni kitnaa
deliver delivery deliveries delivary dilivery delivry delevery dlivery ship shipping shipment shiping dispatch dispatched despatch
parcel package packet shipmnt
buy purchase kharidna kharidni khareedna kharid
get receive recieve got mil mila mile mili milega milegi milta milti aaya aya aayi aayega ayega aayegi pahuncha pahunchega arrive come coming came
available avail availability uplabdh
color colour rang
earbud bud earphone ear-phone earpod airpod pod earpiece earplug tws
headphone headfone headset
price rate cost daam dam kimat keemat kimmat pric prise mrp
cheap cheaper cheapest sasta saste sasti affordable
expensive mehenga mehnga mahanga mehngi costly pricey
costliest dearest priciest
day din
hour hours ghanta ghante hrs hr
month mahina mahine monthly
year saal sal yr
store shop dukaan dukan showroom outlet branch
phone mobile fone smartphone
talk speak baat
need want chahiye chaiye chahie chahta
fast quick quickly jaldi soon faster fastest quickest urgent urgently
coupon promo voucher cupon coupen copan promocode couponcode
discount chhoot chut
ear kaan kan
rain baarish barish monsoon rainy
water pani paani
pain dard hurt painful ache
clean saaf saf cleaning wash
damaged damage broken scratched scratch dented toota tuta torn
defective defect faulty
work chal chalta chalti chalega chalegi chalte kaam function
reply respond response answer
safe secure
genuine original authentic asli nakli fake legit
cancel cancellation cancelation canceling cancelling cancelled canceled
noise shor
one ek single 1
two both dono dual 2
best accha achha acha accha sabse better
which kaun kaunsa kaunsi konsa konsi kon
warranty warenty waranty warrenty gurantee guarantee guaranty
instalment installment kist kisht
address pata adress
name naam
change badalna badal modify edit
invoice bill receipt
login signin logon
password pasword passwd
thank thanks thanku thankyou thx thanx tnx dhanyavaad dhanyawad dhanyavad shukriya shukria
hello hi hey helo hlo hii namaste namaskar
open khula khulta khulega khulti
close closing closed closes
connect connection connectivity connected conect jud judta
disconnect disconnection
charge chargeing
know pata
you u
your ur
replace replacement replaced
rupee rupees rupay rupaye rupaiya
late der
kid kids child children bachche bachcha son daughter
gift gifting gifts
insta instagram
difference differ farq fark antar
laptop computer pc
gaming game games pubg bgmi
mic microphone
customer custmer costumer
otp ottp
extended extend badhana
swim swimming pool underwater
shower bath nahate nahana
emi emis
for liye
`

/** Two neighbours, in either order, that make one word. */
const compounds = `
noise cancel anc
noise reduction anc
active anc anc
ear phone earbud
ear earbud earbud
air earbud earbud
ear tip eartip
neck not neckband
neck belt neckband
head phone headphone
pin code pincode
log in login
sign in login
sign up signup
log out logout
e mail email
mail id email
service centre servicecentre
service center servicecentre
one time onetime
water proof waterproof
sweat proof sweatproof
bindu light binduli
`

/** Words that carry no meaning of their own here: they are left out before phrases are compared. */
export const fillers = new Set(
  'a an the hai hain h please pls plz kindly sir madam maam mam bhai bhaiya bro ji yaar very so really just also will would can could be been of any some has was were'.split(
    ' ',
  ),
)

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.split(' '))

export const synonyms: ReadonlyMap<string, string> = new Map(
  lines(sameMeaning).flatMap(([first = '', ...others]) => others.map(other => [other, first] as const)),
)

export const compoundWords: ReadonlyMap<string, string> = new Map(
  lines(compounds).flatMap(([first = '', second = '', whole = '']) => [
    [`${first} ${second}`, whole] as const,
    [`${second} ${first}`, whole] as const,
  ]),
)
