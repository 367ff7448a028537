/** The chat: its own words, faults, models, stores and prices. */
export const chat = {
  '{name} {facts}.': '{name}: {facts}।',
  '{name} is in our shop: price, colours, stock and all details are on its page.':
    '{name} हमारी शॉप में है: दाम, रंग, स्टॉक और पूरी जानकारी उसके पेज पर है।',
  '{name}, {price}. {shortDescription} Noise cancelling: {noiseReduction}. Battery: {batteryLife}. {waterResistance}. {connectivity}. Colours: {colours}. Warranty: {warranty}.':
    '{name}, {price}। {shortDescription} नॉइज़ कैंसलिंग: {noiseReduction}। बैटरी: {batteryLife}। {waterResistance}। {connectivity}। रंग: {colours}। वारंटी: {warranty}।',
  '{name}: {address}. Phone {phone}. {hours}.': '{name}: {address}। फ़ोन {phone}। {hours}।',
  '{others} and {last}': '{others} और {last}',
  '{range} among our three main models: {models}. The shop has more.':
    'हमारे तीन मुख्य मॉडलों में, {range}: {models}। शॉप में और भी हैं।',
  '{range} with noise cancelling': '{range}, नॉइज़ कैंसलिंग के साथ',
  '{range}: none of the three main models. They are {models}. The shop may have others.':
    '{range}: तीन मुख्य मॉडलों में कोई नहीं। वे हैं {models}। शॉप में और हो सकते हैं।',
  '{range}: none of the three main models. Those with it are {models}. The shop may have others.':
    '{range}: तीन मुख्य मॉडलों में कोई नहीं। नॉइज़ कैंसलिंग वाले हैं {models}। शॉप में और हो सकते हैं।',
  '₹1,000 to ₹3,000': '₹1,000 से ₹3,000',
  '₹3,000 to ₹5,000': '₹3,000 से ₹5,000',
  '1 year': '1 साल',
  '2 years': '2 साल',
  '24 hours with the case': 'केस के साथ 24 घंटे',
  '27 Usman Road, T. Nagar, Chennai 600017': '27 उस्मान रोड, टी. नगर, चेन्नई 600017',
  '28 hours with the case': 'केस के साथ 28 घंटे',
  '8 hours per charge, 32 hours with the case': 'एक चार्ज में 8 घंटे, केस के साथ 32 घंटे',
  'Above ₹5,000': '₹5,000 से ज़्यादा',
  'Active noise cancellation': 'ऐक्टिव नॉइज़ कैंसलेशन',
  'Active noise cancellation with transparency': 'ऐक्टिव नॉइज़ कैंसलेशन, ट्रांसपेरेंसी के साथ',
  'All earbuds': 'सभी ईयरबड्स',
  'Around {amount}': '{amount} के आसपास',
  'Ask me about {name}: price, colours, battery, noise cancelling, water resistance, warranty or what is in the box.':
    '{name} के बारे में पूछें: दाम, रंग, बैटरी, नॉइज़ कैंसलिंग, पानी से बचाव, वारंटी या बॉक्स में क्या आता है।',
  'At the top of the range': 'सबसे महँगे',
  Bangalore: 'बैंगलोर',
  'Battery drains': 'बैटरी जल्दी ख़त्म',
  'Best sellers': 'सबसे ज़्यादा बिकने वाले',
  'Best TWS': 'बेस्ट TWS',
  'Between {from} and {to}': '{from} से {to} के बीच',
  Black: 'ब्लैक',
  Blue: 'ब्लू',
  'Bluetooth 5.3, two devices at once': 'Bluetooth 5.3, एक साथ दो डिवाइस',
  'Braided USB-C cable, 2 m': 'ब्रेडेड USB-C केबल, 2 m',
  Budget: 'बजट',
  'can be paid by EMI where checkout offers it: the product page shows the monthly amount':
    'चेकआउट में EMI मिले तो किस्तों में ले सकते हैं: महीने की रकम उत्पाद के पेज पर दिखती है',
  'Carry pouch': 'कैरी पाउच',
  'Case cover': 'केस कवर',
  'Charge to 100 %, play until they stop and charge again once: that corrects the gauge.':
    '100 % चार्ज करें, पूरी तरह बंद होने तक चलाएँ और एक बार फिर चार्ज करें: इससे बैटरी का अंदाज़ा सही हो जाता है।',
  'Charger, 20 W': 'चार्जर, 20 W',
  'Charging case': 'चार्जिंग केस',
  Chennai: 'चेन्नई',
  'Choose tips that seal: without a seal the noise comes in past them.':
    'कान में ठीक से बैठने वाले टिप चुनें: जगह रहे तो शोर अंदर आता है।',
  'Clean the small microphone opening on the outside with a dry brush.':
    'बाहर के माइक्रोफ़ोन का छोटा छेद सूखे ब्रश से साफ़ करें।',
  'Close the lid fully, so that the buds switch off in the case.': 'ढक्कन पूरा बंद करें, ताकि बड केस में बंद हो जाएँ।',
  'comes in {colours}': 'रंग {colours}',
  'comes with: {contents}': 'बॉक्स में: {contents}',
  'connects by {connection}': 'कनेक्शन {connection}',
  'costs {price}, all taxes included': 'दाम {price}, सभी टैक्स सहित',
  'costs less than the ₹3,000 from which EMI is available': 'दाम ₹3,000 से कम है, जिससे EMI मिलती है',
  Deals: 'ऑफ़र',
  Delhi: 'दिल्ली',
  'Dry your fingers and the outside of the bud, then tap the flat face once, firmly.':
    'उँगलियाँ और बड की बाहरी सतह सुखाएँ, फिर सपाट सतह पर एक बार ज़ोर से टैप करें।',
  'From {amount}': '{amount} से ऊपर',
  Gold: 'गोल्ड',
  Green: 'ग्रीन',
  'has a warranty of {time}': 'वारंटी {time}',
  'has no noise cancelling': 'नॉइज़ कैंसलिंग नहीं है',
  'has noise cancelling ({level})': 'नॉइज़ कैंसलिंग ({level})',
  'Hello. I can help with our audio products, delivery, returns and set-up.':
    'नमस्ते। मैं हमारे ऑडियो उत्पाद, डिलीवरी, रिटर्न और सेटअप में मदद कर सकता हूँ।',
  'Hold the case button for 10 seconds until the light blinks: that resets the pair.':
    'केस का बटन 10 सेकंड दबाए रखें, जब तक लाइट न टिमटिमाए: इससे जोड़ी रीसेट होती है।',
  'Hold the flat face of either bud for two seconds to switch noise cancelling on.':
    'नॉइज़ कैंसलिंग चालू करने के लिए किसी भी बड की सपाट सतह दो सेकंड दबाए रखें।',
  'How do I return something?': 'रिटर्न कैसे करें?',
  'How long does the battery last?': 'बैटरी कितनी चलती है?',
  'How much does it cost?': 'इसका दाम कितना है?',
  Hyderabad: 'हैदराबाद',
  'If that does not help, write to {supportEmail} or call {supportPhone}.':
    'इससे ठीक न हो तो {supportEmail} पर लिखें या {supportPhone} पर कॉल करें।',
  'is {rating}': 'पानी से बचाव {rating}',
  'is in stock': 'स्टॉक में है',
  'is sold out': 'बिक चुका है',
  'Lowest price first': 'सबसे कम दाम पहले',
  'Memory foam tips': 'मेमोरी फ़ोम टिप',
  'Monday-Saturday 10:30 AM-8:00 PM IST': 'सोमवार से शनिवार, 10:30 AM–8:00 PM IST',
  Mumbai: 'मुंबई',
  Neckbands: 'नेकबैंड',
  'New arrivals': 'नए उत्पाद',
  'Noise cancellation': 'नॉइज़ कैंसलेशन',
  'Noise cancelling for most days and most ears.': 'रोज़ के लिए, हर कान के लिए नॉइज़ कैंसलिंग।',
  'None (the tips seal the ear, nothing more)': 'नहीं (टिप बस कान को बंद करते हैं)',
  'One bud does not connect': 'एक बड कनेक्ट नहीं होता',
  'Our deepest noise cancelling and our longest warranty.': 'हमारी सबसे गहरी नॉइज़ कैंसलिंग और सबसे लंबी वारंटी।',
  'Over-ear headphones': 'ओवर-ईयर हेडफ़ोन',
  Pink: 'पिंक',
  'plays for {time}': 'बैटरी {time}',
  'Plot 9, Road No. 36, Jubilee Hills, Hyderabad 500033': 'प्लॉट 9, रोड नं. 36, जुबली हिल्स, हैदराबाद 500033',
  'Poor sound': 'आवाज़ ख़राब',
  Premium: 'प्रीमियम',
  Prices: 'दाम',
  'Put both buds in the case for 10 seconds and take them out again.': 'दोनों बड 10 सेकंड केस में रखें और फिर निकालें।',
  'Put both buds in the case, close the lid for 10 seconds, then open it beside your phone.':
    'दोनों बड केस में रखें, 10 सेकंड ढक्कन बंद रखें, फिर फ़ोन के पास खोलें।',
  "Raise the volume on the phone and on the buds, and check that the phone's equaliser is off.":
    'फ़ोन और बड दोनों की आवाज़ बढ़ाएँ, और देखें कि फ़ोन का इक्वलाइज़र बंद है।',
  "Remove the earbuds from your phone's Bluetooth list and pair again.":
    'फ़ोन की Bluetooth सूची से ईयरबड्स हटाएँ और फिर पेयर करें।',
  'Reset the pair: hold the case button for 10 seconds until the light blinks.':
    'जोड़ी रीसेट करें: केस का बटन 10 सेकंड दबाए रखें, जब तक लाइट न टिमटिमाए।',
  'Seat each bud until its light comes on, then close the lid.':
    'हर बड को तब तक बैठाएँ जब तक उसकी लाइट न जले, फिर ढक्कन बंद करें।',
  'Shop 14, N Block Market, Connaught Place, New Delhi 110001':
    'दुकान 14, N ब्लॉक मार्केट, कनॉट प्लेस, नई दिल्ली 110001',
  'Shruti Audio, ground floor, 12 Residency Road, Bengaluru 560025':
    'Shruti Audio, ग्राउंड फ़्लोर, 12 रेज़िडेंसी रोड, बेंगलुरु 560025',
  'Silicone tips': 'सिलिकॉन टिप',
  Silver: 'सिल्वर',
  'Small, light and enough for calls and the commute.': 'छोटा, हल्का, कॉल और आने-जाने के लिए काफ़ी।',
  'Support: ': 'सहायता: ',
  'Switch noise cancelling off when you do not need it: with it on, the battery lasts about a fifth less.':
    'ज़रूरत न हो तो नॉइज़ कैंसलिंग बंद रखें: चालू रहने पर बैटरी लगभग पाँचवाँ हिस्सा कम चलती है।',
  'Talk to a person': 'किसी से बात करें',
  "Thank you for your message. If you have specific questions about our products, shipping, returns, or technical support, please let me know and I'll be happy to help.":
    'संदेश के लिए धन्यवाद। हमारे उत्पाद, डिलीवरी, रिटर्न या तकनीकी मदद के बारे में कोई सवाल हो तो बताएँ, मुझे मदद करके खुशी होगी।',
  'Touch controls': 'टच कंट्रोल',
  'Try another USB-C cable and a 5 V charger for 15 minutes.':
    'किसी और USB-C केबल और 5 V चार्जर से 15 मिनट चार्ज करके देखें।',
  'Try the other tip sizes. A tip that does not seal takes the bass away.':
    'दूसरे साइज़ के टिप लगाकर देखें। टिप ठीक से न बैठे तो बेस कम हो जाता है।',
  'Two microphones for calls': 'कॉल के लिए दो माइक्रोफ़ोन',
  'Typing...': 'लिख रहे हैं...',
  'Under ₹1,000': '₹1,000 से कम',
  'Unit 3, Hill Road, Bandra West, Mumbai 400050': 'यूनिट 3, हिल रोड, बांद्रा वेस्ट, मुंबई 400050',
  'Up to {amount}': '{amount} तक',
  'Up to 25 dB': '25 dB तक',
  'Up to 35 dB': '35 dB तक',
  'USB-C cable': 'USB-C केबल',
  'USB-C charging': 'USB-C चार्जिंग',
  'USB-C charging, 10 minutes gives 2 hours': 'USB-C चार्जिंग, 10 मिनट में 2 घंटे',
  'We have {count, plural, =3 {three main models} other {# main models}}, all in stock: {models}. The shop also has sports and budget earbuds, neckbands, over-ear headphones and accessories.':
    'हमारे {count, plural, =3 {तीन मुख्य मॉडल} other {# मुख्य मॉडल}} हैं, सभी स्टॉक में: {models}। शॉप में स्पोर्ट्स और बजट ईयरबड्स, नेकबैंड, ओवर-ईयर हेडफ़ोन और एक्सेसरीज़ भी हैं।',
  'We have these in the shop: {name}.': 'ये हमारी शॉप में हैं: {name}।',
  'What is in the box?': 'बॉक्स में क्या आता है?',
  'Where is my order?': 'मेरा ऑर्डर कहाँ है?',
  'Which colours are there?': 'कौन-से रंग हैं?',
  'Which earbuds cancel noise?': 'नॉइज़ कैंसलिंग किसमें है?',
  White: 'व्हाइट',
  'Wipe the gold contacts of the buds and of the case with a dry cloth.':
    'बड और केस के सुनहरे कॉन्टैक्ट सूखे कपड़े से पोंछें।',
  'Wipe the mesh of each bud with a dry, soft brush: wax is the usual cause. If others cannot hear you, clean the small microphone openings too.':
    'हर बड की जाली सूखे, मुलायम ब्रश से साफ़ करें: आम तौर पर वजह कान का मैल होता है। दूसरों को आपकी आवाज़ न सुनाई दे तो माइक्रोफ़ोन के छोटे छेद भी साफ़ करें।',
  "Won't charge": 'चार्ज नहीं होता',
  "Won't connect": 'कनेक्ट नहीं होता',
  'You: ': 'आप: ',
} as const
