/** The page’s text: content/about.ts. */
export const about = {
  '30 days to return any product, even if you have opened it.':
    'किसी भी उत्पाद को वापस करने के लिए 30 दिन, खोला हुआ हो तब भी।',
  'A figure for every claim, with its unit.': 'हर दावे के लिए एक आँकड़ा, अपनी इकाई के साथ।',
  'A reply from our support team within 24 hours on business days.':
    'कामकाजी दिनों में 24 घंटे के भीतर हमारी सहायता टीम का जवाब।',
  'A shruti is the smallest interval of pitch that the ear can tell. An octave holds twenty-two. We make earbuds, neckbands and headphones, and tune them with the same care.':
    'श्रुति सुर का वह सबसे छोटा अंतर है जिसे कान पहचान सकता है। एक सप्तक में बाईस होती हैं। हम ईयरबड, नेकबैंड और हेडफ़ोन बनाते हैं और उन्हें उसी बारीकी से ट्यून करते हैं।',
  'In Indian notation a komal note is lowered and a tivra note is raised; shuddha is the note itself. Komal is our small, light model. Shuddha cancels noise up to 25 dB. Tivra cancels up to 35 dB and has a two-year warranty. Around them are sports earbuds, neckbands, over-ear headphones and accessories.':
    'भारतीय संगीत में कोमल सुर उतारा हुआ और तीव्र सुर चढ़ाया हुआ होता है; शुद्ध अपने आप में सुर है। Komal हमारा छोटा, हल्का मॉडल है। Shuddha 25 dB तक शोर घटाता है। Tivra 35 dB तक घटाता है और उस पर दो साल की वारंटी है। इनके साथ स्पोर्ट्स ईयरबड, नेकबैंड, ओवर-ईयर हेडफ़ोन और एक्सेसरीज़ हैं।',
  'Shruti is an audio brand from Bengaluru. What the name means, what we make and where you can try it.':
    'Shruti बेंगलुरु का ऑडियो ब्रैंड है। नाम का मतलब, हम क्या बनाते हैं और कहाँ आज़मा सकते हैं।',
  'Three models, three notes': 'तीन मॉडल, तीन सुर',
  'What we promise': 'हमारा वादा',
  'Where to try them': 'कहाँ आज़माएँ',
  'You can try all three models in our stores in Delhi, Mumbai, Bangalore, Chennai and Hyderabad. The Stores page has their addresses and opening hours.':
    'आप तीनों मॉडल दिल्ली, मुंबई, बैंगलोर, चेन्नई और हैदराबाद के हमारे स्टोर में आज़मा सकते हैं। पते और खुलने का समय “स्टोर” पेज पर हैं।',
} as const
