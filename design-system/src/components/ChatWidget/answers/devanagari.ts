/**
 * Words in Devanagari as the reader of questions knows them: in Latin letters, English or Hindi. The first word of a line
 * is the one that the others are read as. Words that are not here are spelt out letter by letter.
 */
const sameWord = `
return वापस वापसी रिटर्न लौटाना लौटाने लौटाऊं लौटा लौटाएं लौटानी वापिस
exchange एक्सचेंज
refund रिफंड रीफंड
money पैसा पैसे पैसों पैसेवापसी रकम
warranty वारंटी वॉरंटी वारन्टी गारंटी गारन्टी
battery बैटरी बैट्री बेटरी
charge चार्ज चार्जिंग
charger चार्जर
cable केबल
case केस डिब्बी
box बॉक्स बाक्स डिब्बा डिब्बे
delivery डिलीवरी डिलिवरी डेलिवरी शिपिंग डिलीवर डिलिवर
order ऑर्डर आर्डर ओर्डर
track ट्रैक ट्रेक
status स्थिति स्टेटस
parcel पार्सल पैकेट
courier कूरियर कुरियर
cancel कैंसल कैंसिल रद्द कैंसलिंग कैंसलेशन
noise नॉइज नॉयज़ नॉइस शोर
payment पेमेंट भुगतान
pay पे चुकाना
cash कैश नकद
on ऑन चालू
cod सीओडी
upi यूपीआई
card कार्ड
emi ईएमआई ईएमआइ इएमआई
kist किस्त किस्तों किश्त किश्तों
discount छूट डिस्काउंट
offer ऑफर
coupon कूपन
code कोड
student छात्र छात्रों स्टूडेंट विद्यार्थी
newsletter न्यूजलेटर
price दाम कीमत मूल्य प्राइस रेट
cheap सस्ता सस्ते सस्ती
expensive महंगा महंगे महंगी
color रंग रंगों कलर
black काला काली काले ब्लैक
white सफेद व्हाइट
blue नीला नीली ब्लू
green हरा हरी ग्रीन
pink गुलाबी पिंक
silver सिल्वर चांदी
gold सुनहरा गोल्ड
earbud ईयरबड ईयरबड्स इयरबड इयरबड्स बड बड्स ईयरफोन इयरफोन ईयरफोन्स
headphone हेडफोन हेडफोन्स हेडसेट
neckband नेकबैंड नेकबैण्ड
accessory एक्सेसरी एक्सेसरीज
product उत्पाद प्रोडक्ट सामान
model मॉडल माडल
connect कनेक्ट कनेक्शन जुड़ जुड़ता जुड़ते जुड़ना जोड़ना
pair पेयर पेयरिंग
bluetooth ब्लूटूथ ब्लुटूथ
phone फोन मोबाइल
laptop लैपटॉप कंप्यूटर कम्प्यूटर
iphone आईफोन
android एंड्रॉयड एंड्रॉइड
tv टीवी
device डिवाइस
sound आवाज साउंड ऑडियो आवाजें
mic माइक माइक्रोफोन
call कॉल
volume वॉल्यूम
bass बेस
touch टच
game गेम
gaming गेमिंग
gym जिम
running दौड़ दौड़ने दौड़ते रनिंग
travel सफर यात्रा ट्रैवल
water पानी
waterproof वॉटरप्रूफ वाटरप्रूफ
rain बारिश
sweat पसीना पसीने
swim तैरना तैरने तैर
shower नहाना नहाने नहाते शॉवर
ear कान कानों
pain दर्द दुखता दुखते
tip टिप टिप्स
size साइज
fit फिट
loose ढीला ढीले
clean साफ सफाई
lost खो खोया खोना गुम
broken टूटा टूट टूटी टूटे
damaged क्षतिग्रस्त डैमेज
bad खराब बेकार
wrong गलत
missing गायब
repair मरम्मत रिपेयर ठीक
claim दावा क्लेम
store स्टोर दुकान शोरूम
address पता एड्रेस
time समय टाइम
timing टाइमिंग
person इंसान व्यक्ति
agent एजेंट
talk बात
contact संपर्क कॉन्टैक्ट
number नंबर नम्बर
customer कस्टमर ग्राहक
help मदद
support सहायता सपोर्ट
complaint शिकायत
email ईमेल
whatsapp व्हाट्सएप व्हाट्सऐप वॉट्सऐप
invoice इनवॉइस बिल रसीद
gst जीएसटी
tax टैक्स
pincode पिनकोड
pin पिन
account अकाउंट खाता
login लॉगिन
password पासवर्ड
otp ओटीपी
delete मिटाना मिटाएं डिलीट
data डेटा डाटा
express एक्सप्रेस
fast जल्दी तेज
free मुफ्त फ्री
international विदेश विदेशी
nepal नेपाल
charges शुल्क खर्च
village गांव
stock स्टॉक
available उपलब्ध
premium प्रीमियम
budget बजट
new नया नई नए
best बेस्ट अच्छा अच्छे अच्छी बढ़िया बेहतर सबसे
buy खरीदना खरीदने खरीदें खरीद लेना
gift गिफ्ट उपहार तोहफा
light लाइट
hello नमस्ते नमस्कार हैलो हेलो प्रणाम
thank धन्यवाद शुक्रिया थैंक्यू
bye अलविदा बाय
not नहीं नही मत ना
where कहां किधर
when कब
how कैसे कैसा कैसी
kitna कितना कितने कितनी
which कौन कौनसा कौनसे कौनसी किसमें किस
what क्या
get मिल मिलता मिलती मिलते मिलेगा मिलेगी मिलेंगे मिला मिली आया आयी आई आएगा आएगी आता पहुंचेगा पहुंचा
work चल चलता चलती चलते चलेगा चलेगी काम
day दिन दिनों
hour घंटा घंटे घंटों
month महीना महीने महीनों
year साल वर्ष
late देर देरी लेट
rupee रुपये रुपए रुपया रुपयों
thousand हजार
hundred सौ
one एक
two दो
three तीन
four चार
five पांच
ten दस
both दोनों
left बायां बाएं लेफ्ट
right दायां दाएं राइट
only सिर्फ केवल
change बदल बदलना बदलने बदलें बदलनी
want चाहिए चाहता चाहती
open खुला खुलता खुले खोलना खुलती खोला
close बंद
my मेरा मेरी मेरे
in में
under अंदर
below नीचे
tak तक
above ऊपर ज्यादा
low कम
have पास
outside बाहर
name नाम
company कंपनी
genuine असली ओरिजिनल
khatam खत्म
komal कोमल
shuddha शुद्धा शुद्ध
tivra तीव्र तीव्रा
meend मींड
gamak गमक
taan तान
matra मात्रा
bindu बिंदु
laya लय लया
dhrupad ध्रुपद
khayal खयाल
delhi दिल्ली
mumbai मुंबई बंबई
bangalore बैंगलोर बेंगलुरु बंगलौर
chennai चेन्नई
hyderabad हैदराबाद
hai है हैं हूं
care केयर
give देना दें दीजिए दीजिये दे
for लिए लिये
`

const latin: ReadonlyMap<string, string> = new Map(
  sameWord
    .trim()
    .split('\n')
    .flatMap(line => {
      const [first = '', ...others] = line.split(' ')
      return others.map(word => [folded(word), first] as const)
    }),
)

/** As it is compared: without the dot below, which many leave out, and with one sign for a nasal vowel. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u093C\u200C\u200D]/g, '')
    .replace(/\u0901/g, '\u0902')
}

const letters: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'aa', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऑ: 'o', ओ: 'o', औ: 'au',
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n',
  प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ो': 'o', 'ौ': 'au', 'ं': 'n',
} // prettier-ignore

const isConsonant = (letter: string) => /[क-ह]/.test(letter)
const isVowelSign = (letter: string) => /[\u093E-\u094D]/.test(letter)

/** A word letter by letter, as people type it: with an "a" after a consonant that has no vowel, but for the last. */
function spelt(word: string): string {
  return Array.from(word, (letter, index) => {
    const next = word[index + 1]
    const hasOwnVowel = next === undefined || isVowelSign(next)
    return (letters[letter] ?? '') + (isConsonant(letter) && !hasOwnVowel ? 'a' : '')
  }).join('')
}

const zero = '०'.charCodeAt(0)

/** A text with its Devanagari in Latin letters and figures; anything else as it is. */
export function inLatinLetters(text: string): string {
  return (
    folded(text)
      // "कितने का है" asks for the price; elsewhere these little words only join two others.
      .replace(/कितन[ाेी] (?:का|की|के) /g, ' price ')
      .replace(/(?<![\u0900-\u097F])(?:का|की|के|को|सा|सी|से)(?![\u0900-\u097F])/g, ' ')
      .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - zero))
      .replace(/[\u0900-\u0963\u0970-\u097F]+/g, word => ` ${latin.get(word) ?? spelt(word)} `)
      .replace(/[।॥]/g, ' ')
  )
}
