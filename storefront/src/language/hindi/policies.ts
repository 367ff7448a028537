/** The page’s text: content/policies.ts. */
export const policies = {
  'A sealed device cookie, from the first time you ask for a code or sign in. By it the shop knows your browser again when strangers try to sign in to your account, so that they cannot make you wait. It lasts up to 400 days.':
    'सील की हुई डिवाइस कुकी, जब आप पहली बार कोड माँगते या साइन इन करते हैं। जब अजनबी आपके अकाउंट में साइन इन करने की कोशिश करें, तो इससे शॉप आपका ब्राउज़र पहचानती है ताकि वे आपको इंतज़ार न करवा सकें। यह 400 दिन तक चलती है।',
  'A sealed session cookie, from the first time you add to the cart or sign in. It holds a random number and lasts up to 30 days.':
    'सील की हुई सेशन कुकी, जब आप पहली बार कार्ट में कुछ डालते या साइन इन करते हैं। इसमें एक बेतरतीब संख्या होती है और यह 30 दिन तक चलती है।',
  'An order is placed when we show you its number. If a price or the stock changes before that, checkout shows you the change and asks you to confirm. You can cancel an order until it is shipped.':
    'ऑर्डर तब हो जाता है जब हम आपको उसका नंबर दिखाते हैं। उससे पहले दाम या स्टॉक बदले तो चेकआउट आपको बदलाव दिखाता है और मंज़ूरी माँगता है। भेजे जाने तक आप ऑर्डर रद्द कर सकते हैं।',
  'Browser storage': 'ब्राउज़र का स्टोरेज',
  'Cash on delivery is available on orders up to ₹10,000 at PIN codes where the courier accepts it. Checkout lists every payment method and says why one is not available.':
    'कैश ऑन डिलीवरी ₹10,000 तक के ऑर्डर पर उन PIN कोड पर उपलब्ध है जहाँ कूरियर इसे लेता है। चेकआउट हर पेमेंट का तरीका दिखाता है और बताता है कि कोई उपलब्ध क्यों नहीं है।',
  'Choose what you return and why, and whether you want a refund or a replacement, then Request return. For a cash on delivery order, enter the UPI ID for the refund.':
    'चुनें कि क्या और क्यों लौटाना है, और रिफ़ंड चाहिए या बदले में नया, फिर ‘वापसी का अनुरोध करें’ दबाएँ। कैश ऑन डिलीवरी वाले ऑर्डर के लिए रिफ़ंड की UPI ID डालें।',
  Cookies: 'कुकीज़',
  'Damaged or wrong products': 'ख़राब या ग़लत उत्पाद',
  'Defects in material and workmanship: an earbud that goes silent, a case that does not charge, touch controls that stop responding. It does not cover loss, breakage, or water damage beyond the stated rating.':
    'सामान और बनावट की ख़राबी: ईयरबड की आवाज़ बंद हो जाना, केस का चार्ज न होना, टच कंट्रोल का काम न करना। खो जाना, टूटना, या बताई गई रेटिंग से ज़्यादा पानी का नुकसान इसमें शामिल नहीं।',
  'Do not share your password or your OTPs. We block accounts that are used to harm the shop or other customers. If yours is blocked, you can ask our support team to review it.':
    'अपना पासवर्ड या OTP किसी को न बताएँ। शॉप या दूसरे ग्राहकों को नुकसान पहुँचाने वाले अकाउंट हम ब्लॉक करते हैं। आपका अकाउंट ब्लॉक हो तो हमारी सहायता टीम से जाँचने को कह सकते हैं।',
  'Enter your PIN code on any product page to see when it arrives.':
    'यह कब पहुँचेगा, देखने के लिए किसी भी उत्पाद के पेज पर अपना PIN कोड डालें।',
  'Follow the return on the same page, step by step.': 'उसी पेज पर वापसी का हर चरण देखें।',
  'Give the parcel to the courier, who picks it up at the delivery address.':
    'पार्सल कूरियर को दें, जो उसे डिलीवरी के पते से ले जाता है।',
  'How long it lasts': 'कितने समय की है',
  'How to claim': 'दावा कैसे करें',
  'How to return a product': 'उत्पाद कैसे वापस करें',
  'If a product fails because of a manufacturing defect, we repair or replace it.':
    'निर्माण की ख़राबी से कोई उत्पाद ख़राब हो तो हम उसे ठीक करते या बदलते हैं।',
  'International delivery': 'अंतरराष्ट्रीय डिलीवरी',
  'International orders take 7 to 14 days. Checkout accepts only Indian addresses: email our sales team with your country, and we will take your order by email.':
    'विदेश के ऑर्डर में 7 से 14 दिन लगते हैं। चेकआउट में केवल भारत के पते चलते हैं: हमारी सेल्स टीम को अपने देश का नाम ईमेल करें, हम आपका ऑर्डर ईमेल से लेंगे।',
  'Offer codes': 'ऑफ़र कोड',
  'On the Track order page, enter your order number and the phone number or email on the order. You do not need an account. Business days are the days on which we send parcels: the dates on product pages and in checkout count them for you.':
    '‘ऑर्डर ट्रैक करें’ पेज पर अपना ऑर्डर नंबर और ऑर्डर में दिया फ़ोन नंबर या ईमेल डालें। अकाउंट ज़रूरी नहीं। कामकाजी दिन वे हैं जिन दिनों हम पार्सल भेजते हैं: प्रॉडक्ट पेज और चेकआउट की तारीख़ों में वे गिने हुए हैं।',
  'One to two days for ₹199, where the courier offers it. Checkout shows whether it is available at your PIN code before you pay.':
    'एक से दो दिन, ₹199 में, जहाँ कूरियर यह सुविधा देता है। आपके PIN कोड पर यह उपलब्ध है या नहीं, चेकआउट पेमेंट से पहले दिखाता है।',
  'One year from delivery on earbuds, neckbands and headphones.': 'ईयरबड, नेकबैंड और हेडफ़ोन पर डिलीवरी से एक साल।',
  'One year on earbuds, neckbands and headphones, two years on premium models and six months on accessories. What it covers and how to claim.':
    'ईयरबड, नेकबैंड और हेडफ़ोन पर एक साल, प्रीमियम मॉडलों पर दो साल और एक्सेसरीज़ पर छह महीने। इसमें क्या शामिल है और दावा कैसे करें।',
  'Open the order in My orders and choose Return items.': '“मेरे ऑर्डर” में ऑर्डर खोलें और “वापस करें” चुनें।',
  'Pack the product with everything that came in the box.': 'बॉक्स में जो कुछ आया था, उस सबके साथ उत्पाद पैक करें।',
  'Passwords are stored only as a hash that cannot be read back. OTPs are valid for five minutes. Card numbers never reach our server. The newsletter box on our pages sends nothing: it shows you an offer code and does not keep your email address.':
    'पासवर्ड केवल ऐसे हैश में रखे जाते हैं जिसे वापस पढ़ा नहीं जा सकता। OTP पाँच मिनट तक चलते हैं। कार्ड नंबर हमारे सर्वर तक कभी नहीं पहुँचते। हमारे पेजों का न्यूज़लेटर बॉक्स कुछ नहीं भेजता: वह आपको ऑफ़र कोड दिखाता है और आपका ईमेल पता नहीं रखता।',
  Prices: 'दाम',
  'Prices are in rupees and include GST. A price in dollars is a conversion for your information: every order is charged in rupees. The price you pay is the one shown at checkout.':
    'दाम रुपये में हैं और उनमें GST शामिल है। डॉलर में दाम केवल जानकारी के लिए बदला हुआ है: हर ऑर्डर का पैसा रुपये में लिया जाता है। आप वही दाम देते हैं जो चेकआउट में दिखता है।',
  Refunds: 'रिफ़ंड',
  'Return a damaged or wrong product in the same way within the 30 days, and choose the reason that fits. We refund or replace it at no cost to you.':
    'ख़राब या ग़लत उत्पाद भी 30 दिन के भीतर इसी तरह लौटाएँ और सही कारण चुनें। हम बिना किसी ख़र्च के रिफ़ंड देते हैं या बदल देते हैं।',
  'Return any product within 30 days of delivery, opened or not. Refunds reach you in 5 to 7 business days after we receive the product.':
    'डिलीवरी के 30 दिन के भीतर कोई भी उत्पाद वापस करें, खोला हो या नहीं। उत्पाद हमें मिलने के बाद रिफ़ंड 5 से 7 कामकाजी दिनों में आप तक पहुँचता है।',
  'Sign in, open the order in My orders and choose Claim warranty. Say what is wrong: we tell you within 24 hours on business days how it goes on.':
    'साइन इन करें, ‘मेरे ऑर्डर’ में ऑर्डर खोलें और ‘वारंटी का दावा करें’ चुनें। बताएँ कि क्या ख़राबी है: कामकाजी दिनों में 24 घंटे के भीतर हम बताते हैं कि आगे क्या होगा।',
  'Six months on accessories.': 'एक्सेसरीज़ पर छह महीने।',
  'The courier sees the name, address and phone number on a parcel. The services that deliver our emails, SMS and WhatsApp messages see your email address or phone number and the message. If you pay online, the payment provider gets the order’s reference and amount, and what you enter there to pay. Nobody else gets any of it, unless a law requires it. There are no advertising trackers on these pages, and we sell no data.':
    'कूरियर पार्सल पर नाम, पता और फ़ोन नंबर देखता है। हमारे ईमेल, SMS और WhatsApp संदेश पहुँचाने वाली सेवाएँ आपका ईमेल पता या फ़ोन नंबर और संदेश देखती हैं। ऑनलाइन पेमेंट करने पर पेमेंट कंपनी को ऑर्डर का संदर्भ, राशि, और वहाँ आपका डाला हुआ मिलता है। कानून की माँग के सिवा और किसी को कुछ नहीं मिलता। इन पेजों पर विज्ञापन के ट्रैकर नहीं हैं, और हम डेटा नहीं बेचते।',
  'The five cookies of this shop and what it keeps in your browser. Nothing tracks you.':
    'इस शॉप की पाँच कुकीज़ और वह आपके ब्राउज़र में क्या रखती है। कुछ भी आपको ट्रैक नहीं करता।',
  'The pages of the catalogue that you opened, as any visitor sees them, with their pictures, so that they open without a connection. At most 60 pages for at most 30 days.':
    'कैटलॉग के वे पेज जो आपने खोले, जैसे कोई भी उन्हें देखता है, तस्वीरों के साथ, ताकि वे बिना इंटरनेट के खुलें। ज़्यादा से ज़्यादा 60 पेज, 30 दिन तक।',
  'The terms of every order in this shop, who the seller is and who answers complaints.':
    'इस शॉप के हर ऑर्डर की शर्तें, विक्रेता कौन है और शिकायतों का जवाब कौन देता है।',
  'These terms hold for every order in this shop. Indian law applies.':
    'ये शर्तें इस शॉप के हर ऑर्डर पर लागू हैं। भारत का कानून लागू होता है।',
  'This shop sets five cookies, all of its own, and only once they are needed.':
    'यह शॉप पाँच कुकीज़ रखती है, सब अपनी, और केवल तब जब उनकी ज़रूरत हो।',
  'Three to five business days. Free on orders over ₹999, otherwise ₹49. While a free shipping offer is shown at the top of the page, standard delivery is free on all orders.':
    'तीन से पाँच कामकाजी दिन। ₹999 से ज़्यादा के ऑर्डर पर मुफ़्त, नहीं तो ₹49। जब तक पेज के ऊपर मुफ़्त डिलीवरी का ऑफ़र दिखे, सभी ऑर्डर पर सामान्य डिलीवरी मुफ़्त है।',
  'Three years in total with an extended warranty: ask our support team within 30 days of your purchase.':
    'एक्सटेंडेड वारंटी के साथ कुल तीन साल: ख़रीद के 30 दिन के भीतर हमारी सहायता टीम से कहें।',
  'Tracking your order': 'अपना ऑर्डर ट्रैक करना',
  'Turning them off': 'इन्हें बंद करना',
  'Two years on premium models.': 'प्रीमियम मॉडलों पर दो साल।',
  'We check the product when it reaches us and start the refund. You get the money in 5 to 7 business days: the way you paid, or, for a cash on delivery order, at your UPI ID.':
    'उत्पाद पहुँचने पर हम उसे जाँचते हैं और रिफ़ंड शुरू करते हैं। पैसा आपको 5 से 7 कामकाजी दिनों में मिलता है: जिस तरह आपने पेमेंट किया था, या कैश ऑन डिलीवरी ऑर्डर के लिए आपकी UPI ID पर।',
  'We keep only what we need for your account and your orders.':
    'हम केवल वही रखते हैं जो आपके अकाउंट और ऑर्डर के लिए ज़रूरी है।',
  'What delivery costs and how long it takes: standard in 3 to 5 business days, express in 1 to 2 days for ₹199, international in 7 to 14 days.':
    'डिलीवरी का ख़र्च और समय: सामान्य 3 से 5 कामकाजी दिन, एक्सप्रेस ₹199 में 1 से 2 दिन, विदेश में 7 से 14 दिन।',
  'What it covers': 'क्या शामिल है',
  'What this shop keeps about you, why, and for how long. No advertising trackers, no sale of data.':
    'यह शॉप आपके बारे में क्या, क्यों और कितने समय तक रखती है। न विज्ञापन के ट्रैकर, न डेटा की बिक्री।',
  'What we do not keep': 'हम क्या नहीं रखते',
  'Who we share it with': 'हम किसके साथ साझा करते हैं',
  'You can browse the shop without any of them. The cart and signing in need the session cookie.':
    'इनमें से किसी के बिना भी आप शॉप देख सकते हैं। कार्ट और साइन इन के लिए सेशन कुकी ज़रूरी है।',
  'You can return any product within 30 days of delivery, even if you have opened the box.':
    'आप डिलीवरी के 30 दिन के भीतर कोई भी उत्पाद वापस कर सकते हैं, बॉक्स खोल लिया हो तब भी।',
  'You can see, correct, download and delete what we keep about you, and take back a consent. Ask our support team, and we do it within 7 days. If you are not satisfied, you can complain to the Data Protection Board of India.':
    'हम आपके बारे में जो रखते हैं, उसे आप देख, सुधार, डाउनलोड कर और मिटा सकते हैं, और दी हुई सहमति वापस ले सकते हैं। हमारी सहायता टीम से कहें, हम 7 दिन के भीतर कर देते हैं। संतुष्ट न हों तो भारत के डेटा संरक्षण बोर्ड (Data Protection Board of India) में शिकायत कर सकते हैं।',
  'You can use one code per order. A first-order code works once per customer. Checkout tells you whether a code applies.':
    'एक ऑर्डर पर एक कोड चलता है। पहले ऑर्डर का कोड हर ग्राहक के लिए एक बार चलता है। कोड लागू होता है या नहीं, चेकआउट बताता है।',
  'Your rights': 'आपके अधिकार',
  'compare: the products that you chose to compare, until you clear them.':
    'compare: तुलना के लिए आपके चुने उत्पाद, जब तक आप उन्हें हटा न दें।',
  'currency: rupees or dollars.': 'currency: रुपये या डॉलर।',
  'messageAfterReload: the message that you logged out, until the next page has shown it.':
    'messageAfterReload: लॉग आउट होने का संदेश, जब तक अगला पेज उसे दिखा न दे।',
  'notifications: followed by your account number, which notifications you have read or deleted.':
    'notifications: इसके बाद आपका अकाउंट नंबर; आपने कौन-सी सूचनाएँ पढ़ीं या मिटाईं।',
  'offerDismissedAt: when you closed the offer, so that it stays closed for a day.':
    'offerDismissedAt: आपने ऑफ़र कब बंद किया, ताकि वह एक दिन बंद रहे।',
  'removedCartItems: what you just removed from the cart, for a minute.':
    'removedCartItems: आपने अभी-अभी कार्ट से क्या हटाया, एक मिनट तक।',
  'shruti_hint, which says only whether there is a session, so that pages do not need to ask.':
    'shruti_hint, जो केवल यह बताती है कि सेशन है या नहीं, ताकि पेजों को पूछना न पड़े।',
  'shruti_notice, only without JavaScript: why the cart could not be changed. It is removed once the cart page has shown it, and lasts a minute at most.':
    'shruti_notice, केवल JavaScript के बिना: कार्ट क्यों नहीं बदल सकी। कार्ट का पेज दिखाने के बाद यह हटा दी जाती है, और ज़्यादा से ज़्यादा एक मिनट चलती है।',
  'shruti_pin: the PIN code that you asked a delivery date for, so that every page shows the date. It lasts half a year.':
    'shruti_pin: वह PIN कोड जिसकी डिलीवरी की तारीख़ आपने पूछी, ताकि हर पेज तारीख़ दिखाए। यह आधे साल तक चलती है।',
  'theme: light or dark, if you chose one.': 'theme: हल्की या गहरी, अगर आपने चुनी हो।',
  'userData: the name and email that the menu shows while you are signed in. Removed when you log out.':
    'userData: साइन इन रहने पर मेन्यू में दिखने वाला नाम और ईमेल। लॉग आउट करने पर हटा दिया जाता है।',
  'viewedProducts: the addresses of products that you looked at last, some twenty at most, until you clear them. They are not sent to us.':
    'viewedProducts: आपके हाल में देखे उत्पादों के पते, ज़्यादा से ज़्यादा बीस के आसपास, जब तक आप उन्हें हटा न दें। ये हमें नहीं भेजे जाते।',
  '{what}: {why}. Kept {howLong}.': '{what}: {why}. कितने समय: {howLong}.',
} as const
