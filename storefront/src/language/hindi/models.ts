/** The page’s text: content/models.ts. */
export const models = {
  'A lowered note. Small and light, for music on the commute.': 'उतरा स्वर। छोटा और हल्का, आते-जाते संगीत के लिए।',
  'A raised note. Our deepest noise cancelling and our longest warranty.':
    'चढ़ा स्वर। हमारी सबसे गहरी नॉइज़ कैंसलिंग और सबसे लंबी वारंटी।',
  'Komal swaras are sung a little flat and sound softer for it. Komal leaves out what you can do without.':
    'कोमल स्वर थोड़ा उतारकर गाए जाते हैं और इसी से मुलायम लगते हैं। Komal में वह नहीं है जिसके बिना काम चल जाता है।',
  'No mark means: as it is.': 'कोई निशान नहीं, यानी: जैसा है वैसा।',
  'Shuddha is the note that the others are measured against. So is this one, at 25 dB of noise cancelling.':
    'शुद्ध वह सुर है जिससे बाकी सुर नापे जाते हैं। यह मॉडल भी ऐसा ही है, 25 dB की नॉइज़ कैंसलिंग के साथ।',
  'The bar below the note means: lower it.': 'सुर के नीचे की रेखा का मतलब है: इसे उतारो।',
  'The natural note. Noise cancelling for most days and most ears.':
    'शुद्ध स्वर। ज़्यादातर दिनों और ज़्यादातर कानों के लिए नॉइज़ कैंसलिंग।',
  'The stroke above the note means: raise it.': 'सुर के ऊपर की लकीर का मतलब है: इसे चढ़ाओ।',
  'Tivra madhyam is the only note of the seven that goes up. It is a small change and everyone in the room hears it. We tuned the top model for that.':
    'सात सुरों में केवल तीव्र मध्यम ऊपर जाता है। बदलाव छोटा है और कमरे में हर कोई उसे सुनता है। हमने सबसे ऊपर का मॉडल इसी के लिए ट्यून किया।',
} as const
