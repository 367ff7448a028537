/** Products and categories. */
export const products = {
  '1 headphone': '1 हेडफ़ोन',
  '1 headphone with pouch': '1 हेडफ़ोन, पाउच के साथ',
  '1 neckband': '1 नेकबैंड',
  '1 pair with charging case': '1 जोड़ी, चार्जिंग केस के साथ',
  '10 minutes of charging give 2 hours of play': '10 मिनट की चार्जिंग से 2 घंटे चलता है',
  '10 minutes of charging give 90 minutes of play': '10 मिनट की चार्जिंग से 90 मिनट चलता है',
  '218 g, with a headband that does not clamp': '218 ग्राम, हेडबैंड जो दबाता नहीं',
  '24 hours with it on, 30 with it off': 'इसे चालू रखने पर 24 घंटे, बंद रखने पर 30',
  '3.5 mm cable': '3.5 mm केबल',
  '3.6 g a bud, flush with the ear': 'हर ईयरबड 3.6 ग्राम, कान में सपाट',
  '30 hours on one charge, no case to carry': 'एक चार्ज पर 30 घंटे, साथ रखने को केस नहीं',
  '4.5 hours per charge, 18 hours with the case': 'एक चार्ज पर 4.5 घंटे, केस के साथ 18 घंटे',
  '5 hours per charge, 20 hours with the case': 'एक चार्ज पर 5 घंटे, केस के साथ 20 घंटे',
  '50 hours with it on': 'इसे चालू रखने पर 50 घंटे',
  '6 hours per charge, 24 hours with the case': 'एक चार्ज पर 6 घंटे, केस के साथ 24 घंटे',
  '6 hours per charge, 26 hours with the case': 'एक चार्ज पर 6 घंटे, केस के साथ 26 घंटे',
  '60 hours on one charge': 'एक चार्ज पर 60 घंटे',
  '7 hours per charge, 21 hours with the case': 'एक चार्ज पर 7 घंटे, केस के साथ 21 घंटे',
  '7 hours per charge, 28 hours with the case': 'एक चार्ज पर 7 घंटे, केस के साथ 28 घंटे',
  '8 hours per charge, 32 hours with the case': 'एक चार्ज पर 8 घंटे, केस के साथ 32 घंटे',
  '8 hours per charge, 32 hours with the case, wireless charging':
    'एक चार्ज पर 8 घंटे, केस के साथ 32 घंटे, वायरलेस चार्जिंग',
  '9 hours per charge, 36 hours with the case': 'एक चार्ज पर 9 घंटे, केस के साथ 36 घंटे',
  'A bud of 4.1 g that sits inside the ear': '4.1 ग्राम का ईयरबड जो कान के अंदर बैठता है',
  'A button on each bud, for gloves and wet hands': 'हर ईयरबड पर बटन, दस्तानों और गीले हाथों के लिए',
  'A dot, and about that size. Bindu sits flush, so you can lie on your side with it or wear a helmet over it. 3.6 g a bud. No app, no modes: open the case and it plays.':
    'बिंदु, और लगभग उतना ही छोटा। Bindu कान में सपाट बैठता है, इसलिए इसे पहनकर करवट लेट सकते हैं या ऊपर हेलमेट पहन सकते हैं। हर ईयरबड 3.6 ग्राम। न ऐप, न मोड: केस खोलें और यह चलने लगता है।',
  'A gamak shakes a note hard and keeps it in place. The hook goes over the ear and holds through skipping, box jumps and a helmet strap. Buttons instead of touch, because wet fingers and gloves are real. IPX7 survives 30 minutes under a metre of water, so rinse them under the tap after a run.':
    'गमक स्वर को ज़ोर से हिलाती है, पर उसकी जगह पर टिकाए रखती है। हुक कान के ऊपर जाता है और रस्सी कूदने, बॉक्स जंप और हेलमेट के फीते में भी टिका रहता है। टच की जगह बटन, क्योंकि गीली उँगलियाँ और दस्ताने हक़ीक़त हैं। IPX7 एक मीटर पानी के नीचे 30 मिनट सह लेता है, इसलिए दौड़ के बाद इन्हें नल के नीचे धो लें।',
  'A komal note is lowered, and a bar below the letter says so. Our lowered model leaves noise cancelling out and keeps what most days need: a light bud that seals well, calls that are clear in a quiet room, and a full day from the case. IPX4 means sweat and a drizzle, not a monsoon afternoon.':
    'कोमल स्वर उतरा हुआ होता है, और अक्षर के नीचे की रेखा यही बताती है। हमारे उतरे हुए मॉडल में नॉइज़ कैंसलिंग नहीं है, पर रोज़ की ज़रूरत का सब है: हल्का ईयरबड जो कान को ठीक से सील करता है, शांत कमरे में साफ़ कॉल, और केस से पूरा दिन। IPX4 यानी पसीना और फुहार, बरसात की दोपहर नहीं।',
  'A matra is one beat. Game mode holds the delay between screen and ear at 45 ms, which is below what most people notice. Outside games it goes back to a slower link that saves the battery.':
    'मात्रा ताल की एक इकाई है। गेम मोड स्क्रीन और कान के बीच की देरी 45 ms पर रखता है, जो ज़्यादातर लोगों को महसूस नहीं होती। गेम के बाहर यह धीमे कनेक्शन पर लौट जाता है, जिससे बैटरी बचती है।',
  'A meend slides from one note to the next without a step. Meend slides from phone to laptop in the same way: it stays joined to both, and the one that plays is the one you hear. Noise cancelling up to 25 dB. The case charges on a Qi pad.':
    'मींड एक स्वर से दूसरे तक बिना रुके फिसलती है। Meend भी इसी तरह फ़ोन से लैपटॉप पर जाता है: यह दोनों से जुड़ा रहता है, और जो चल रहा हो वही सुनाई देता है। 25 dB तक नॉइज़ कैंसलिंग। केस Qi पैड पर चार्ज होता है।',
  'A shuddha note stands where the scale puts it, and needs no sign. So does this model: noise cancelling for most days and most ears, without the last few decibels that you pay most for. Up to 25 dB less is enough for an office with a loud air conditioner. It stays joined to a phone and a laptop at once, and plays the one that speaks.':
    'शुद्ध स्वर वहीं रहता है जहाँ सप्तक उसे रखता है, और उसे किसी निशान की ज़रूरत नहीं। यह मॉडल भी ऐसा ही है: ज़्यादातर दिनों और ज़्यादातर कानों के लिए नॉइज़ कैंसलिंग, उन आख़िरी कुछ डेसिबल के बिना जिनके लिए सबसे ज़्यादा पैसे लगते हैं। 25 dB तक कम शोर तेज़ एयर कंडीशनर वाले दफ़्तर के लिए काफ़ी है। यह फ़ोन और लैपटॉप से एक साथ जुड़ा रहता है, और जिससे आवाज़ आए उसे सुनाता है।',
  'A taan is a fast run of notes. This is our plainest pair with hooks: two buttons, seven hours, sweat proof to IPX5, and nothing to set up. The hook is one size and bends to fit.':
    'तान यानी स्वरों की तेज़ दौड़। यह हुक वाली हमारी सबसे सादी जोड़ी है: दो बटन, सात घंटे, IPX5 तक पसीने से बचाव, और सेट करने को कुछ नहीं। हुक एक ही साइज़ का है और मुड़कर कान पर बैठ जाता है।',
  'A tivra note is raised, and a stroke above the letter says so. This is our raised model: the deepest noise cancelling we make, the longest warranty, and a bud that still weighs 4.8 g. Up to 35 dB less at low frequencies turns the fan of a Metro coach into something you notice only when it stops. Hold the flat face of either bud for two seconds and transparency mode lets announcements through.':
    'तीव्र स्वर चढ़ा हुआ होता है, और अक्षर के ऊपर की लकीर यही बताती है। यह हमारा चढ़ा हुआ मॉडल है: हमारी सबसे गहरी नॉइज़ कैंसलिंग, सबसे लंबी वारंटी, और फिर भी ईयरबड का वज़न 4.8 ग्राम। नीचे की आवृत्तियों पर 35 dB तक कम शोर से मेट्रो के डिब्बे का पंखा तभी ध्यान में आता है जब वह रुकता है। किसी भी ईयरबड की सपाट सतह दो सेकंड दबाए रखें और ट्रांसपेरेंसी मोड में घोषणाएँ सुनाई देती हैं।',
  'Best TWS': 'बेस्ट TWS',
  'Budget. Sits flush in the ear': 'बजट। कान में सपाट बैठता है',
  'Budget. USB-C, 18 h with the case': 'बजट। USB-C, केस के साथ 18 घंटे',
  'Case charges by USB-C or on a Qi pad': 'केस USB-C से या Qi पैड पर चार्ज होता है',
  'Charging case for earphones': 'ईयरफ़ोन का चार्जिंग केस',
  'Cleaning brush and cloth': 'सफ़ाई का ब्रश और कपड़ा',
  'Closed headphones for long days at a desk and long nights on a train.':
    'बंद बनावट वाले हेडफ़ोन, मेज़ पर लंबे दिनों और ट्रेन की लंबी रातों के लिए।',
  'Connects to two devices at once': 'एक साथ दो डिवाइस से कनेक्ट होता है',
  'Cover for a charging case': 'चार्जिंग केस का कवर',
  'Cushions that come off without a tool': 'कुशन जो बिना औज़ार के निकलते हैं',
  'Dhrupad is the oldest form still sung: slow, low and unhurried. A closed headphone with 40 mm drivers, noise cancelling up to 35 dB and 50 hours on one charge. The cushions come off without a tool, for cleaning. Folds flat into its own pouch.':
    'ध्रुपद आज भी गाई जाने वाली सबसे पुरानी शैली है: धीमी, गहरी, बिना हड़बड़ी के। 40 mm ड्राइवर वाला बंद हेडफ़ोन, 35 dB तक नॉइज़ कैंसलिंग और एक चार्ज पर 50 घंटे। सफ़ाई के लिए कुशन बिना किसी औज़ार के निकलते हैं। सपाट मुड़कर अपने ही पाउच में आ जाता है।',
  'Ear hooks for the first 5 km, IPX5': 'पहले 5 km के लिए ईयर हुक, IPX5',
  'Ear hooks, IPX7, physical buttons': 'ईयर हुक, IPX7, असली बटन',
  'Ear hooks, noise cancelling up to 30 dB, IPX7': 'ईयर हुक, 30 dB तक नॉइज़ कैंसलिंग, IPX7',
  'Ear tips for earphones': 'ईयरफ़ोन की ईयर टिप',
  'Earbuds and accessories for less than ₹1,000.': '₹1,000 से कम के ईयरबड्स और एक्सेसरीज़।',
  'Earbuds and neckbands under ₹2,000, with a one-year warranty.':
    '₹2,000 से कम के ईयरबड्स और नेकबैंड, एक साल की वारंटी के साथ।',
  'Earbuds, neckbands and headphones with noise cancelling up to 25, 30 or 35 dB.':
    '25, 30 या 35 dB तक की नॉइज़ कैंसलिंग वाले ईयरबड्स, नेकबैंड और हेडफ़ोन।',
  'Either bud works on its own': 'दोनों में से कोई भी ईयरबड अकेले चलता है',
  'Gamak Sport with noise cancelling, for gyms whose playlist is not yours. Up to 30 dB less, and a safety mode that lets traffic in on the road side only. The case charges without a cable on any Qi pad.':
    'नॉइज़ कैंसलिंग वाला Gamak Sport, उन जिम के लिए जहाँ गाने आपकी पसंद के नहीं। 30 dB तक कम शोर, और एक सेफ़्टी मोड जो सिर्फ़ सड़क की ओर से ट्रैफ़िक सुनने देता है। केस किसी भी Qi पैड पर बिना केबल चार्ज होता है।',
  'Game mode at 45 ms, IPX4': '45 ms पर गेम मोड, IPX4',
  'Game mode with 45 ms of delay': '45 ms की देरी वाला गेम मोड',
  'Hooks and neckbands that stay on, with water ratings from IPX5 to IPX7.':
    'हुक और नेकबैंड जो टिके रहते हैं, IPX5 से IPX7 तक की पानी की रेटिंग के साथ।',
  'IPX4: sweat and splashes': 'IPX4: पसीना और छींटे',
  'IPX5: sweat and rain': 'IPX5: पसीना और बारिश',
  'IPX5: sweat and rain, not swimming': 'IPX5: पसीना और बारिश, तैराकी नहीं',
  'IPX7: rinse under the tap': 'IPX7: नल के नीचे धो सकते हैं',
  'Khayal left the court for the concert hall and got lighter on the way. Over-ear without noise cancelling: 218 g, 60 hours, cushions that do not clamp, and a 3.5 mm cable for the flight.':
    'ख़याल दरबार से निकलकर कॉन्सर्ट हॉल पहुँचा और रास्ते में हल्का हो गया। बिना नॉइज़ कैंसलिंग का ओवर-ईयर: 218 ग्राम, 60 घंटे, कुशन जो दबाते नहीं, और उड़ान के लिए 3.5 mm केबल।',
  'Laya is tempo, kept steady. A neckband for people who lose small things: the buds hang from it, snap together when you take them out, and pause the music as they do. 30 hours on one charge, because there is no case.':
    'लय यानी एक-सी चाल। छोटी चीज़ें खो देने वालों के लिए नेकबैंड: ईयरबड इसी से लटके रहते हैं, निकालने पर आपस में चिपक जाते हैं और साथ ही संगीत रुक जाता है। एक चार्ज पर 30 घंटे, क्योंकि केस है ही नहीं।',
  'Light, IPX4, 24 h with the case': 'हल्का, IPX4, केस के साथ 24 घंटे',
  'Made in {importedFrom} for {maker}': '{maker} के लिए {importedFrom} में बना',
  'Magnets pause the music when the buds meet': 'ईयरबड मिलते ही चुंबक संगीत रोक देते हैं',
  Neckband: 'नेकबैंड',
  'Neckband, 30 h, IPX5': 'नेकबैंड, 30 घंटे, IPX5',
  'Neckband, noise cancelling up to 25 dB, 24 h': 'नेकबैंड, 25 dB तक नॉइज़ कैंसलिंग, 24 घंटे',
  'No noise cancelling: the tips alone keep the street down':
    'नॉइज़ कैंसलिंग नहीं: सिर्फ़ टिप ही सड़क का शोर घटाती हैं',
  'Noise cancelling up to 25 dB': '25 dB तक नॉइज़ कैंसलिंग',
  'Noise cancelling up to 25 dB, IPX4, wireless charging': '25 dB तक नॉइज़ कैंसलिंग, IPX4, वायरलेस चार्जिंग',
  'Noise cancelling up to 25 dB, IPX5': '25 dB तक नॉइज़ कैंसलिंग, IPX5',
  'Noise cancelling up to 30 dB': '30 dB तक नॉइज़ कैंसलिंग',
  'Noise cancelling up to 35 dB, IPX5': '35 dB तक नॉइज़ कैंसलिंग, IPX5',
  'Noise cancelling up to 35 dB, and a transparency mode': '35 dB तक नॉइज़ कैंसलिंग, और ट्रांसपेरेंसी मोड',
  'One pair of earbuds': 'ईयरबड्स की एक जोड़ी',
  'One piece around the neck, a day or more on one charge, nothing to lose.':
    'गले में एक ही पीस, एक चार्ज पर एक दिन या ज़्यादा, खोने को कुछ नहीं।',
  'One-size hook that bends to the ear': 'एक साइज़ का हुक जो कान के हिसाब से मुड़ता है',
  'Our deepest noise cancelling, and a 2-year warranty.': 'हमारी सबसे गहरी नॉइज़ कैंसलिंग, और 2 साल की वारंटी।',
  'Over-ear': 'ओवर-ईयर',
  'Over-ear, 60 h, wired as well': 'ओवर-ईयर, 60 घंटे, तार से भी',
  'Over-ear, noise cancelling up to 35 dB, 50 h': 'ओवर-ईयर, 35 dB तक नॉइज़ कैंसलिंग, 50 घंटे',
  'Pouch for earphones': 'ईयरफ़ोन का पाउच',
  'Road mode: outside sound in one ear, music in the other': 'रोड मोड: एक कान में बाहर की आवाज़, दूसरे में संगीत',
  'Shruti Audio Private Limited, 4th floor, 12 Residency Road, Bengaluru 560025':
    'Shruti Audio Private Limited, चौथी मंज़िल, 12 रेज़िडेंसी रोड, बेंगलुरु 560025',
  'Soft hook with a steel core that keeps its bend': 'स्टील के तार वाला मुलायम हुक, जो मोड़ बनाए रखता है',
  'The least that a good pair of wireless earbuds can be. Bluetooth, a microphone for calls, USB-C, 18 hours with the case. It costs less than a family dinner and comes with a full one-year warranty.':
    'अच्छे वायरलेस ईयरबड्स में कम से कम जो होना चाहिए, वह सब। Bluetooth, कॉल के लिए माइक्रोफ़ोन, USB-C, केस के साथ 18 घंटे। इसकी कीमत परिवार के एक डिनर से कम है और साथ में पूरे एक साल की वारंटी है।',
  'The neckband with noise cancelling. Up to 25 dB less for a night bus or a shared room, and 24 hours of it on one charge; 30 with it switched off. Vibrates when a call comes in.':
    'नॉइज़ कैंसलिंग वाला नेकबैंड। रात की बस या साझे कमरे के लिए 25 dB तक कम शोर, और इसके साथ एक चार्ज पर 24 घंटे; इसे बंद रखने पर 30। कॉल आने पर वाइब्रेट करता है।',
  'Three real buttons on the right bar': 'दाईं पट्टी पर तीन असली बटन',
  'Tips in S, M and L': 'S, M और L टिप',
  'Tips, cases, cables and a brush: what keeps a pair going.':
    'टिप, केस, केबल और ब्रश: वह सब जो आपकी जोड़ी को चलता रखे।',
  'Touch controls': 'टच कंट्रोल',
  'Touch controls, and three microphones in each bud for calls':
    'टच कंट्रोल, और कॉल के लिए हर ईयरबड में तीन माइक्रोफ़ोन',
  'Touch controls, and two microphones in each bud for calls':
    'टच कंट्रोल, और कॉल के लिए हर ईयरबड में दो माइक्रोफ़ोन',
  'True wireless: two buds, a case and no cord. The pairs that most people should look at first.':
    'ट्रू वायरलेस: दो ईयरबड, एक केस, कोई तार नहीं। ज़्यादातर लोगों को पहले यही जोड़ियाँ देखनी चाहिए।',
  'Two devices at once, switching by itself': 'एक साथ दो डिवाइस, अपने आप बदलता है',
  'Two microphones for calls, one in each bud': 'कॉल के लिए दो माइक्रोफ़ोन, हर ईयरबड में एक',
  'Two microphones with wind reduction': 'हवा का शोर घटाने वाले दो माइक्रोफ़ोन',
  'USB cable': 'USB केबल',
  'USB power adapter': 'USB पावर अडैप्टर',
  'Under ₹1,000': '₹1,000 से कम',
  'Vibrates for a call': 'कॉल आने पर वाइब्रेट करता है',
  'Warranty card': 'वारंटी कार्ड',
  'Wired as well, by 3.5 mm': 'तार से भी, 3.5 mm',
  'Wired as well, by USB-C or 3.5 mm': 'तार से भी, USB-C या 3.5 mm',
  'Wireless headphones': 'वायरलेस हेडफ़ोन',
}
