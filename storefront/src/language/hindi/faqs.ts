/** The page’s text: content/faqs.ts. */
export const faqs = {
  'Can I cancel an order?': 'क्या मैं ऑर्डर रद्द कर सकता/सकती हूँ?',
  'Can I return a product?': 'क्या उत्पाद वापस हो सकता है?',
  'Clean the mesh of that earbud with a dry, soft brush. Earwax on the mesh is the usual cause.':
    'उस ईयरबड की जाली सूखे, मुलायम ब्रश से साफ़ करें। आम तौर पर वजह जाली पर जमा कान का मैल होता है।',
  'For orders of ₹3,000 or more, over 12 months: it starts at ₹250 a month. Checkout lists EMI among the payment methods when your order can use it.':
    '₹3,000 या उससे ज़्यादा के ऑर्डर पर, 12 महीनों में: ₹250 महीने से शुरू। आपके ऑर्डर पर EMI मिल सकती हो तो चेकआउट में पेमेंट के तरीकों में दिखती है।',
  'Frequently asked questions about delivery, returns, warranty and payment, and what to do when earbuds do not connect or charge.':
    'डिलीवरी, वापसी, वारंटी और पेमेंट पर अक्सर पूछे जाने वाले सवाल, और ईयरबड कनेक्ट या चार्ज न हों तो क्या करें।',
  'How is a cash on delivery order refunded?': 'कैश ऑन डिलीवरी ऑर्डर का रिफ़ंड कैसे मिलता है?',
  'How long does delivery take?': 'डिलीवरी में कितना समय लगता है?',
  'How long is the warranty?': 'वारंटी कितने समय की है?',
  'Is EMI available?': 'क्या EMI उपलब्ध है?',
  'Is cash on delivery available?': 'क्या कैश ऑन डिलीवरी उपलब्ध है?',
  'Is there a student discount?': 'क्या छात्रों के लिए छूट है?',
  'My earbuds do not connect.': 'मेरे ईयरबड्स कनेक्ट नहीं होते।',
  'One earbud is too quiet.': 'एक ईयरबड की आवाज़ बहुत कम है।',
  'One year on earbuds, neckbands and headphones, two years on premium models and six months on accessories.':
    'ईयरबड्स, नेकबैंड और हेडफ़ोन पर एक साल, प्रीमियम मॉडलों पर दो साल और एक्सेसरीज़ पर छह महीने।',
  'Open the order in My orders and choose Invoice, once the order is packed. You can print it or save it as PDF.':
    'ऑर्डर पैक हो जाने पर “मेरे ऑर्डर” में उसे खोलें और “इनवॉइस” चुनें। आप उसे प्रिंट कर सकते हैं या PDF के रूप में सेव कर सकते हैं।',
  'Orders and delivery': 'ऑर्डर और डिलीवरी',
  'Our chat is available 24/7. Our support team replies within 24 hours on business days.':
    'हमारी चैट 24/7 उपलब्ध है। हमारी सहायता टीम कामकाजी दिनों में 24 घंटे के भीतर जवाब देती है।',
  'Put both earbuds in the case, remove them from the Bluetooth list on your phone, then open the case and pair again.':
    'दोनों ईयरबड केस में रखें, फ़ोन की Bluetooth सूची से उन्हें हटाएँ, फिर केस खोलकर दोबारा पेयर करें।',
  'Returns and warranty': 'वापसी और वारंटी',
  'Standard delivery is free on orders over ₹999 and costs ₹49 below that. While a free shipping offer is on, it is free on all orders.':
    '₹999 से ज़्यादा के ऑर्डर पर सामान्य डिलीवरी मुफ़्त है, उससे कम पर ₹49 लगते हैं। मुफ़्त डिलीवरी का ऑफ़र चल रहा हो तो सभी ऑर्डर पर मुफ़्त है।',
  'Standard delivery takes 3 to 5 business days. Express takes 1 to 2 days and costs ₹199. Enter your PIN code on a product page to see the dates.':
    'सामान्य डिलीवरी में 3 से 5 कामकाजी दिन लगते हैं। एक्सप्रेस में 1 से 2 दिन लगते हैं और इसके ₹199 लगते हैं। तारीख़ें देखने के लिए उत्पाद के पेज पर अपना PIN कोड डालें।',
  'The case does not charge.': 'केस चार्ज नहीं होता।',
  'To the UPI ID that you enter when you request the return.':
    'उस UPI ID पर जो आप वापसी का अनुरोध करते समय डालते हैं।',
  Troubleshooting: 'समस्या का समाधान',
  'What does delivery cost?': 'डिलीवरी के कितने पैसे लगते हैं?',
  'Where is my invoice?': 'मेरा इनवॉइस कहाँ है?',
  'Wipe the gold contacts, then charge for 15 minutes with another USB-C cable.':
    'सुनहरे कॉन्टैक्ट पोंछें, फिर किसी और USB-C केबल से 15 मिनट चार्ज करें।',
  'Yes, 10%. Email our support team from your college email address and we will send you a code.':
    'हाँ, 10%। अपने कॉलेज के ईमेल पते से हमारी सहायता टीम को ईमेल करें, हम आपको कोड भेजेंगे।',
  'Yes, on orders up to ₹10,000, at PIN codes where the courier accepts it. Enter your PIN code on a product page to check.':
    'हाँ, ₹10,000 तक के ऑर्डर पर, उन PIN कोड पर जहाँ कूरियर इसे स्वीकार करता है। जाँचने के लिए उत्पाद के पेज पर अपना PIN कोड डालें।',
  'Yes, until it is shipped. Open the order in My orders and choose Cancel order.':
    'हाँ, भेजे जाने से पहले तक। “मेरे ऑर्डर” में ऑर्डर खोलें और “ऑर्डर रद्द करें” चुनें।',
  'Yes, within 30 days of delivery, even if you have opened it. Open the order in My orders and choose Return items. The refund takes 5 to 7 business days after we receive the product.':
    'हाँ, डिलीवरी के 30 दिन के भीतर, खोला हुआ हो तब भी। “मेरे ऑर्डर” में ऑर्डर खोलें और “वापस करें” चुनें। उत्पाद हमें मिलने के बाद रिफ़ंड में 5 से 7 कामकाजी दिन लगते हैं।',
} as const
