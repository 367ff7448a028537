/** A product, its reviews and requests to be told. */
export const product = {
  '1 is poor, 5 is excellent.': '1 ख़राब है, 5 बेहतरीन है।',
  'Change your review': 'अपना रिव्यू बदलें',
  'Check your email': 'अपना ईमेल देखें',
  Clear: 'हटाएँ',
  'Compare {name}': '{name} की तुलना करें',
  'Delete review': 'रिव्यू मिटाएँ',
  'Did you receive this product?': 'क्या यह उत्पाद आपको मिला है?',
  'Edit review': 'रिव्यू बदलें',
  Features: 'ख़ूबियाँ',
  'Goes with it': 'इसके साथ ठीक बैठता है',
  'How do they sound, how do they fit, how long do they last, how are calls? At least 20 characters.':
    'आवाज़ कैसी है, कान में कैसे बैठते हैं, कितनी देर चलते हैं, कॉल कैसी हैं? कम से कम 20 अक्षर।',
  'In the box': 'बॉक्स में',
  'Legal label': 'क़ानूनी लेबल',
  Photos: 'फ़ोटो',
  'Publish review': 'रिव्यू प्रकाशित करें',
  'Read all {count}, or write one': 'सभी {count} पढ़ें, या अपना लिखें',
  'Recently viewed': 'हाल ही में देखे गए',
  'Save changes': 'बदलाव सेव करें',
  'Sign in to review it': 'रिव्यू लिखने के लिए साइन इन करें',
  Specifications: 'विशिष्टताएँ',
  Title: 'शीर्षक',
  'We have sent a link to {email}. Follow it within {days} days to confirm that the address is yours. Before that we send nothing else.':
    'हमने {email} पर एक लिंक भेजा है। {days} दिन के भीतर उसे खोलकर पुष्टि करें कि पता आपका है। उससे पहले हम और कुछ नहीं भेजते।',
  'We send a link to confirm it first.': 'पहले हम पुष्टि के लिए एक लिंक भेजते हैं।',
  'We will tell you': 'हम आपको बताएँगे',
  'We write to {email} once. You find all requests in your profile, where you can take them back.':
    'हम {email} पर एक बार लिखेंगे। सभी अनुरोध आपकी प्रोफ़ाइल में मिलते हैं, जहाँ आप उन्हें वापस ले सकते हैं।',
  'Write a review': 'रिव्यू लिखें',
  'You may also like': 'आपको ये भी पसंद आ सकते हैं',
  'Your own address. Any other one gets a link to confirm it first.':
    'आपका अपना पता। किसी और पते पर पहले पुष्टि का लिंक जाता है।',
  'Your rating': 'आपकी रेटिंग',
  'Your review': 'आपका रिव्यू',
  'Your review was deleted.': 'आपका रिव्यू मिटा दिया गया।',
  '{batteryHours} h per charge, {caseHours} h with the case':
    'एक चार्ज पर {batteryHours} घंटे, केस के साथ {caseHours} घंटे',
  '{count, plural, one {# review} other {# reviews}}': '{count, plural, other {# रिव्यू}}',
  '{driverMm} mm': '{driverMm} मिमी',
  '{latencyMs} ms': '{latencyMs} ms',
} as const
