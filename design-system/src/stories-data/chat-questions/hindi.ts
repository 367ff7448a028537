import type { AskedFor } from './types.ts'

/** What the chat is asked in Hindi, in both scripts; `holds` is in Hindi. */
export const hindiQuestions: readonly AskedFor[] = [
  {
    topic: 'category:returns',
    holds: '30 दिन',
    questions: [
      'return kaise karein',
      'रिटर्न कैसे करें?',
      'मुझे वापस करना है',
      'सामान वापसी कैसे होगी',
      'कितने दिन में वापस कर सकते हैं',
      'वापस कैसे करूँ',
    ],
  },
  {
    topic: 'category:warranty',
    holds: '1 साल',
    questions: ['वारंटी कितनी है', 'warranty kitni hai', 'गारंटी कितने साल की है', 'वारंटी कब तक है'],
  },
  {
    topic: 'category:warranty/claim',
    holds: '“वारंटी का दावा करें”',
    questions: ['वारंटी क्लेम कैसे करें', 'वारंटी का दावा कैसे करें', 'रिपेयर कहाँ होगा'],
  },
  {
    topic: 'category:payment/cod',
    holds: 'कैश ऑन डिलीवरी',
    questions: [
      'cod milega kya',
      'कैश ऑन डिलीवरी मिलेगी क्या?',
      'COD है क्या',
      'क्या कैश ऑन डिलीवरी उपलब्ध है',
      'नकद दे सकते हैं',
    ],
  },
  {
    topic: 'category:payment/online',
    holds: 'UPI',
    questions: ['यूपीआई से पेमेंट होगा?', 'upi chalega kya', 'UPI चलता है?', 'कार्ड से पेमेंट कर सकते हैं'],
  },
  {
    topic: 'category:payment/failed',
    holds: '“मेरे ऑर्डर”',
    questions: ['पेमेंट नहीं हो रहा', 'payment nahi ho raha'],
  },
  {
    topic: 'category:battery',
    holds: '32 घंटे',
    questions: [
      'battery kitni chalti hai',
      'बैटरी कितनी चलती है?',
      'बैटरी कितने घंटे चलती है',
      'बैटरी बैकअप कितना है',
      'kitne ghante chalega',
    ],
  },
  {
    topic: 'category:battery/charging',
    holds: 'USB-C',
    questions: ['चार्ज कैसे करें', 'फुल चार्ज होने में कितना समय लगता है', 'कौन सा चार्जर लगेगा'],
  },
  {
    topic: 'category:shipping',
    holds: '3–5 कामकाजी दिन',
    questions: [
      'डिलीवरी कितने दिन में होगी',
      'delivery kitne din me hogi',
      'डिलीवरी में कितना समय लगता है',
      'कितने दिन में मिलेगा',
    ],
  },
  {
    topic: 'category:shipping/cost',
    holds: '₹49',
    questions: [
      'डिलीवरी चार्ज कितना है',
      'डिलीवरी का खर्च कितना है',
      'क्या डिलीवरी मुफ़्त है',
      'delivery free hai kya',
    ],
  },
  {
    topic: 'category:shipping/express',
    holds: '₹199',
    questions: ['जल्दी डिलीवरी चाहिए', 'एक्सप्रेस डिलीवरी है?', 'कल तक मिलेगा क्या'],
  },
  {
    topic: 'category:shipping/area',
    holds: 'PIN कोड',
    questions: ['पिन कोड', 'मेरे गाँव में डिलीवरी होगी?', 'पिनकोड कैसे चेक करें'],
  },
  {
    topic: 'category:shipping/international',
    holds: '7–14 दिन',
    questions: ['विदेश में डिलीवरी होती है?', 'नेपाल में डिलीवरी होगी'],
  },
  {
    topic: 'category:tracking',
    holds: '“ऑर्डर ट्रैक करें”',
    questions: ['मेरा ऑर्डर कहाँ है?', 'mera order kahan hai', 'ऑर्डर ट्रैक कैसे करें', 'पार्सल कहाँ है', 'ऑर्डर कब आएगा'],
  },
  {
    topic: 'category:tracking/late',
    holds: '24 घंटे',
    questions: ['मेरा ऑर्डर अभी तक नहीं आया', 'ऑर्डर लेट हो गया', 'पार्सल नहीं मिला'],
  },
  {
    topic: 'category:order-changes',
    holds: '“ऑर्डर रद्द करें”',
    questions: ['ऑर्डर कैंसल करना है', 'ऑर्डर रद्द कैसे करें', 'order cancel kaise kare'],
  },
  {
    topic: 'category:order-changes/address',
    holds: 'पता',
    questions: ['ऑर्डर का पता बदलना है', 'गलत पता डाल दिया'],
  },
  {
    topic: 'category:refunds',
    holds: '5–7 कामकाजी दिन',
    questions: ['रिफ़ंड कब मिलेगा', 'refund kab aayega', 'मेरे पैसे कब वापस मिलेंगे', 'रिफंड कितने दिन में आता है'],
  },
  {
    topic: 'category:refunds/failed-payment',
    holds: 'बैंक',
    questions: ['पैसे कट गए लेकिन ऑर्डर नहीं हुआ', 'paise kat gaye order nahi hua'],
  },
  {
    topic: 'category:emi',
    holds: '₹3,000',
    questions: ['EMI मिलती है क्या', 'ईएमआई पर मिलेगा?', 'किस्तों में ले सकते हैं', 'emi hai kya'],
  },
  {
    topic: 'category:invoice',
    holds: '18 % GST',
    questions: ['बिल कैसे मिलेगा', 'इनवॉइस कहाँ मिलेगा', 'GST बिल चाहिए'],
  },
  {
    topic: 'category:offers',
    holds: '20 %',
    questions: ['कोई ऑफ़र है?', 'छूट मिलेगी क्या', 'कूपन कोड है क्या', 'discount milega kya'],
  },
  {
    topic: 'category:offers/student',
    holds: 'छात्रों',
    questions: ['छात्रों को छूट मिलती है?', 'स्टूडेंट डिस्काउंट है क्या'],
  },
  {
    topic: 'category:water',
    holds: 'IPX5',
    questions: ['बारिश में चलेगा?', 'पानी में खराब होगा क्या', 'वॉटरप्रूफ है क्या', 'paani me chalega kya'],
  },
  {
    topic: 'category:noise-cancellation',
    holds: '35 dB',
    questions: ['नॉइज़ कैंसलिंग किसमें है?', 'किसमें नॉइज़ कैंसलिंग है', 'noise cancelling kisme hai', 'शोर कम होता है?'],
  },
  {
    topic: 'category:connection',
    holds: 'Bluetooth 5.3',
    questions: ['फ़ोन से कैसे कनेक्ट करें', 'पेयर कैसे करें', 'phone se kaise connect kare'],
  },
  {
    topic: 'category:connection/phones',
    holds: 'iPhone',
    questions: ['आईफोन के साथ चलेगा?', 'लैपटॉप से चलेगा', 'iphone me chalega kya'],
  },
  {
    topic: 'category:fit/hurt',
    holds: '30 दिन',
    questions: ['कान में दर्द होता है', 'kaan me dard hota hai'],
  },
  {
    topic: 'category:recommendation',
    holds: 'Komal (₹2,999)',
    questions: ['सबसे अच्छा कौन सा है', 'कौन सा लेना चाहिए', 'sabse accha kaun sa hai'],
  },
  {
    topic: 'category:recommendation/sport',
    holds: 'IPX5',
    questions: ['जिम के लिए कौन सा अच्छा है', 'दौड़ने के लिए कौन सा'],
  },
  {
    topic: 'category:human-agent',
    holds: '1800 000 0000',
    questions: [
      'किसी से बात करें',
      'मुझे किसी से बात करनी है',
      'कस्टमर केयर नंबर',
      'kisi se baat karni hai',
      'अपना नंबर दीजिए',
      'शिकायत करनी है',
    ],
  },
  {
    topic: 'category:stores',
    holds: 'पाँच स्टोर',
    questions: ['आपकी दुकान कहाँ है', 'स्टोर कहाँ है', 'dukan kahan hai'],
  },
  {
    topic: 'store:delhi',
    holds: 'कनॉट प्लेस',
    questions: ['दिल्ली में स्टोर कहाँ है', 'dilli me dukan kahan hai'],
  },
  {
    topic: 'store:mumbai',
    holds: 'बांद्रा',
    questions: ['मुंबई', 'मुंबई स्टोर का पता'],
  },
  {
    topic: 'category:account/otp',
    holds: '5 मिनट',
    questions: ['ओटीपी नहीं आया', 'OTP नहीं आ रहा', 'otp nahi aaya'],
  },
  {
    topic: 'category:account/password',
    holds: 'OTP',
    questions: ['पासवर्ड भूल गया', 'password bhool gaya'],
  },
  {
    topic: 'category:small-talk',
    holds: 'नमस्ते',
    questions: ['नमस्ते', 'हेलो', 'namaste'],
  },
  {
    topic: 'category:small-talk/thanks',
    holds: 'स्वागत',
    questions: ['धन्यवाद', 'बहुत शुक्रिया', 'dhanyavaad'],
  },
  {
    topic: 'issue:no-connection',
    holds: 'Bluetooth सूची',
    questions: ['एक बड कनेक्ट नहीं होता', 'कनेक्ट नहीं हो रहा', 'connect nahi ho raha', 'ब्लूटूथ कनेक्ट नहीं हो रहा है'],
  },
  {
    topic: 'issue:poor-sound',
    holds: 'कान का मैल',
    questions: ['आवाज़ कम आ रही है', 'एक तरफ से आवाज़ नहीं आती', 'awaaz nahi aa rahi', 'आवाज खराब है'],
  },
  {
    topic: 'issue:battery-drain',
    holds: 'पाँचवाँ हिस्सा',
    questions: ['बैटरी जल्दी खत्म हो जाती है', 'battery jaldi khatam ho jati hai'],
  },
  {
    topic: 'issue:no-charging',
    holds: 'सुनहरे कॉन्टैक्ट',
    questions: ['चार्ज नहीं हो रहा', 'charge nahi ho raha', 'केस चार्ज नहीं होता'],
  },
  {
    topic: 'issue:touch-controls',
    holds: 'सपाट सतह',
    questions: ['टच काम नहीं करता', 'touch kaam nahi karta'],
  },
  {
    topic: 'model:komal',
    holds: 'Komal: दाम ₹2,999, सभी टैक्स सहित',
    questions: ['कोमल का दाम', 'komal kitne ka hai', 'कोमल कितने का है', 'Komal की कीमत क्या है'],
  },
  {
    topic: 'model:tivra',
    holds: 'Tivra: वारंटी 2 साल',
    questions: ['तीव्र की वारंटी कितनी है', 'tivra ki warranty'],
  },
  {
    topic: 'model:shuddha',
    holds: 'ब्लैक, व्हाइट, ग्रीन और पिंक',
    questions: ['शुद्धा के रंग', 'shuddha ke rang'],
  },
  {
    topic: 'price:komal,shuddha',
    holds: '₹5,000 तक',
    questions: ['5000 के अंदर', '₹५००० तक के ईयरबड्स', 'पाँच हज़ार तक', '5000 ke andar dikhao'],
  },
  {
    topic: 'count',
    holds: 'तीन मुख्य मॉडल',
    questions: ['कितने मॉडल हैं', 'kitne model hai'],
  },
  {
    topic: 'product:meend',
    holds: 'Meend हमारी शॉप में है',
    questions: ['मींड'],
  },
  {
    topic: 'listing:neckbands',
    holds: 'नेकबैंड',
    questions: ['नेकबैंड दिखाओ', 'neckband hai kya'],
  },
]
