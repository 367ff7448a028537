/** The page’s text: content/home.ts. */
export const home = {
  'An octave holds twenty-two shrutis. Our three models are named after a note lowered, natural and raised.':
    'एक सप्तक में बाईस श्रुतियाँ होती हैं। हमारे तीन मॉडलों के नाम उतरे, शुद्ध और चढ़े स्वर पर हैं।',
  'Earbuds tuned to the smallest interval you can hear.':
    'ईयरबड्स, जो उस सबसे छोटे अंतराल तक ट्यून हैं जिसे आप सुन सकते हैं।',
  'Komal. No noise cancelling: the ear tips seal.': 'Komal. नॉइज़ कैंसलिंग नहीं: ईयर टिप कान को सील करते हैं।',
  'Shuddha. The coach becomes a hum.': 'Shuddha. डिब्बे का शोर एक गुनगुनाहट रह जाता है।',
  'Tivra. Quiet enough for a tanpura at low volume.': 'Tivra. इतना शांत कि धीमी आवाज़ में तानपूरा सुनाई दे।',
  'Wireless earbuds, neckbands and headphones from Bengaluru. Prices in rupees, 30-day returns, delivery in 3 to 5 business days.':
    'बेंगलुरु से वायरलेस ईयरबड्स, नेकबैंड और हेडफ़ोन। रुपयों में कीमत, 30 दिन में वापसी, 3 से 5 कामकाजी दिनों में डिलीवरी।',
} as const
