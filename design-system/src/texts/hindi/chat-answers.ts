/** What the chat answers about orders, buying and the shop. */
export const chatAnswers = {
  'A code is valid for 5 minutes, and you can ask for another after 30 seconds. Check the number, with +91 in front, and try again.':
    'OTP 5 मिनट तक चलता है, और 30 सेकंड बाद दूसरा माँग सकते हैं। नंबर जाँचें, आगे +91 के साथ, और फिर कोशिश करें।',
  'A refund reaches you 5-7 business days after we have received the parcel, the way you paid. For a cash on delivery order it goes to the UPI ID that you enter with the return. You can follow it on the order, under My orders.':
    'पार्सल हमें मिलने के 5–7 कामकाजी दिन बाद रिफ़ंड उसी तरीके से मिलता है जिससे आपने पेमेंट किया था। कैश ऑन डिलीवरी के ऑर्डर का रिफ़ंड उस UPI ID पर जाता है जो आप रिटर्न के साथ डालते हैं। रिफ़ंड की स्थिति “मेरे ऑर्डर” में उस ऑर्डर पर दिखती है।',
  About: 'हमारे बारे में',
  Accessories: 'एक्सेसरीज़',
  'All prices include 18 % GST. Once the order is packed, its GST invoice is on the order under My orders, to print or save as PDF. For an invoice with your GSTIN, choose “Business purchase” at the checkout.':
    'सभी दामों में 18 % GST शामिल है। ऑर्डर पैक होने पर उसका GST इनवॉइस “मेरे ऑर्डर” में उस ऑर्डर पर मिलता है, प्रिंट करें या PDF सेव करें। अपने GSTIN के साथ इनवॉइस के लिए चेकआउट पर “कारोबार के लिए ख़रीद” चुनें।',
  'All three charge by USB-C from any 5 V charger. 10 minutes of charging gives 2 hours of play on Tivra and 90 minutes on Shuddha.':
    'तीनों USB-C से किसी भी 5 V चार्जर से चार्ज होते हैं। 10 मिनट की चार्जिंग से Tivra 2 घंटे और Shuddha 90 मिनट चलता है।',
  'All three main models have microphones for calls: Komal one in each bud, Shuddha two, Tivra three. Shuddha and Tivra also cancel noise, so you hear the other person better.':
    'तीनों मुख्य मॉडलों में कॉल के लिए माइक्रोफ़ोन हैं: Komal के हर बड में एक, Shuddha में दो, Tivra में तीन। Shuddha और Tivra शोर भी घटाते हैं, इसलिए सामने वाले की आवाज़ साफ़ सुनाई देती है।',
  'All three use Bluetooth 5.3. To pair, open the case beside your phone and choose the earbuds in its Bluetooth list.':
    'तीनों में Bluetooth 5.3 है। पेयर करने के लिए फ़ोन के पास केस खोलें और उसकी Bluetooth सूची में ईयरबड्स चुनें।',
  'All with noise cancelling': 'नॉइज़ कैंसलिंग वाले सभी',
  'An extended warranty, bought within 30 days, gives 3 years in total. To ask for it, write to {supportEmail} with your order number.':
    '30 दिन के भीतर एक्सटेंडेड वारंटी लेने पर कुल 3 साल हो जाते हैं। इसके लिए अपने ऑर्डर नंबर के साथ {supportEmail} पर लिखें।',
  'An order cannot be changed once it is placed. Until it is shipped, cancel it under My orders and order again.':
    'ऑर्डर होने के बाद बदला नहीं जा सकता। भेजे जाने से पहले उसे “मेरे ऑर्डर” में रद्द करें और फिर ऑर्डर करें।',
  'Cash on delivery is available up to ₹10,000 in most PIN codes: you pay the courier in cash or by UPI. Checkout lists every payment method and says which of them your order can use.':
    'कैश ऑन डिलीवरी ज़्यादातर PIN कोड पर ₹10,000 तक उपलब्ध है: कूरियर को नकद या UPI से पेमेंट करें। चेकआउट में पेमेंट के सभी तरीके दिखते हैं, और यह भी कि आपके ऑर्डर पर कौन-से चलेंगे।',
  'Checkout shows whether UPI and cards are available for your order. With cash on delivery, up to ₹10,000, you can also pay the courier by UPI.':
    'आपके ऑर्डर पर UPI और कार्ड चलेंगे या नहीं, यह चेकआउट में दिखता है। ₹10,000 तक कैश ऑन डिलीवरी में कूरियर को UPI से भी पेमेंट कर सकते हैं।',
  'Choose a product and its colour, and press Add to cart. Then open the cart and press Check out: sign in, and give your address and payment method.':
    'उत्पाद और उसका रंग चुनें और “कार्ट में डालें” दबाएँ। फिर कार्ट खोलकर “चेकआउट करें” दबाएँ: साइन इन करें, पता और पेमेंट का तरीका दें।',
  'Cleaning kit': 'क्लीनिंग किट',
  'Delivery outside India takes 7-14 days. Write to {salesEmail} with the country: orders from abroad are placed by email.':
    'भारत से बाहर डिलीवरी में 7–14 दिन लगते हैं। देश का नाम {salesEmail} पर लिखें: विदेश के ऑर्डर ईमेल से होते हैं।',
  'Earbuds, neckbands and headphones have a 1-year warranty, premium models 2 years, accessories six months: the product page states it.':
    'ईयरबड्स, नेकबैंड और हेडफ़ोन पर 1 साल की वारंटी है, प्रीमियम मॉडलों पर 2 साल, एक्सेसरीज़ पर छह महीने: उत्पाद के पेज पर लिखी है।',
  'EMI is for orders above ₹3,000, over 12 months. It starts at ₹250 a month, for ₹3,000. The product page and the cart show the monthly amount for yours, and checkout lists EMI among the payment methods your order can use.':
    'EMI ₹3,000 से ऊपर के ऑर्डर पर, 12 महीनों में मिलती है। ₹3,000 पर ₹250 महीने से शुरू। आपकी महीने की रकम उत्पाद के पेज और कार्ट में दिखती है, और आपके ऑर्डर पर EMI मिल सकती हो तो चेकआउट में दिखती है।',
  'Enter the code at checkout: it says at once whether the code applies. The code in our offer and the newsletter code work once, on a first order. One code per order.':
    'कोड चेकआउट पर डालें: वहाँ तुरंत पता चलता है कि कोड लागू होता है या नहीं। हमारे ऑफ़र का और न्यूज़लेटर का कोड एक बार, पहले ऑर्डर पर चलता है। एक ऑर्डर पर एक कोड।',
  'Enter your PIN code on any product page: it shows whether we deliver there, by when, and whether you can pay cash on delivery.':
    'किसी भी उत्पाद के पेज पर अपना PIN कोड डालें: वहाँ दिखता है कि डिलीवरी होती है या नहीं, कब तक, और कैश ऑन डिलीवरी मिलेगी या नहीं।',
  'Every pair comes with silicone tips in S, M and L. Start with M. If the bass is thin or the bud is loose, go one size up.':
    'हर जोड़ी के साथ S, M और L साइज़ के सिलिकॉन टिप आते हैं। M से शुरू करें। बेस कम लगे या बड ढीला हो तो एक साइज़ बड़ा लगाएँ।',
  'Express delivery costs ₹199 and takes 1-2 days, where your PIN code allows it.':
    'एक्सप्रेस डिलीवरी के ₹199 लगते हैं और 1–2 दिन में पहुँचती है, जहाँ आपके PIN कोड पर उपलब्ध हो।',
  'For an order paid in cash the refund goes to the UPI ID that you enter when you request the return, not to a bank account. It takes 5-7 business days after we have received the parcel.':
    'नकद पेमेंट वाले ऑर्डर का रिफ़ंड बैंक खाते में नहीं, उस UPI ID पर जाता है जो आप रिटर्न का अनुरोध करते समय डालते हैं। पार्सल हमें मिलने के बाद 5–7 कामकाजी दिन लगते हैं।',
  'For sport, look at the pairs with ear hooks: they stay on when you run. Of our three main models, Shuddha and Tivra are IPX5, proof against sweat and rain.':
    'खेल और जिम के लिए ईयर हुक वाली जोड़ियाँ देखें: दौड़ते समय गिरती नहीं। हमारे तीन मुख्य मॉडलों में Shuddha और Tivra IPX5 हैं, पसीने और बारिश से बचे रहते हैं।',
  'For ten pairs or more, write to {salesEmail}. You get a quotation with GST.':
    'दस या ज़्यादा जोड़ियों के लिए {salesEmail} पर लिखें। आपको GST सहित कोटेशन मिलेगा।',
  'For travel, take Tivra: noise cancelling up to 35 dB, and 32 hours of play with the case.':
    'सफ़र के लिए Tivra लें: 35 dB तक नॉइज़ कैंसलिंग, और केस के साथ 32 घंटे की बैटरी।',
  'Go one tip size down, and turn the bud slightly forward. If it still hurts, you can return the pair within 30 days.':
    'एक साइज़ छोटा टिप लगाएँ और बड को थोड़ा आगे घुमाएँ। फिर भी दर्द हो तो जोड़ी 30 दिन के भीतर लौटा सकते हैं।',
  'Goodbye. Your messages stay here until you close the page.': 'अलविदा। पेज बंद करने तक आपके संदेश यहीं रहेंगे।',
  'Hello. Ask me about our earbuds, delivery, returns, warranty or a fault, and I will help.':
    'नमस्ते। हमारे ईयरबड्स, डिलीवरी, रिटर्न, वारंटी या किसी ख़राबी के बारे में पूछें, मैं मदद करूँगा।',
  'I am a program that answers from fixed texts. A person answers at {supportPhone} or {supportEmail}, {businessHours}.':
    'मैं एक प्रोग्राम हूँ जो तय जवाब देता है। हमारी टीम {supportPhone} या {supportEmail} पर जवाब देती है, {businessHours}।',
  'If a payment failed and the money left your account, your bank returns it, usually within 5-7 business days. If it does not, call {supportPhone}.':
    'पेमेंट फ़ेल हुआ और पैसे खाते से कट गए, तो बैंक आम तौर पर 5–7 कामकाजी दिनों में लौटा देता है। न लौटें तो {supportPhone} पर कॉल करें।',
  'If a payment fails, your order is kept. Open it under My orders to pay again, or choose another payment method. If your bank took the money all the same, we refund it.':
    'पेमेंट फ़ेल हो तो आपका ऑर्डर बना रहता है। फिर से पेमेंट करने या दूसरा तरीका चुनने के लिए उसे “मेरे ऑर्डर” में खोलें। बैंक ने पैसे काट लिए हों तो हम रिफ़ंड करते हैं।',
  'If the last date shown under Track order has passed, call {supportPhone} or write to {supportEmail} with your order number. We reply within 24 hours on business days.':
    '“ऑर्डर ट्रैक करें” में दिखी आख़िरी तारीख़ निकल गई हो तो {supportPhone} पर कॉल करें या ऑर्डर नंबर के साथ {supportEmail} पर लिखें। हम कामकाजी दिनों में 24 घंटे के भीतर जवाब देते हैं।',
  'Komal (₹2,999) for calls and the commute, Shuddha (₹4,999) if you want noise cancelling up to 25 dB, Tivra (₹7,999) for up to 35 dB and a 2-year warranty.':
    'कॉल और आने-जाने के लिए Komal (₹2,999), 25 dB तक नॉइज़ कैंसलिंग चाहिए तो Shuddha (₹4,999), 35 dB तक और 2 साल की वारंटी के लिए Tivra (₹7,999)।',
  'Komal and Shuddha play SBC and AAC; Tivra plays LDAC as well. None of them has aptX.':
    'Komal और Shuddha में SBC और AAC चलते हैं; Tivra में LDAC भी। aptX किसी में नहीं है।',
  'Komal is IPX4: proof against splashes and sweat. Shuddha and Tivra are IPX5: sweat and rain. None of the three is made for swimming or the shower.':
    'Komal IPX4 है: छींटों और पसीने से बचा रहता है। Shuddha और Tivra IPX5 हैं: पसीने और बारिश से। तीनों में से कोई तैरने या नहाने के लिए नहीं है।',
  'My orders': 'मेरे ऑर्डर',
  'No. IPX4 and IPX5 mean splashes, sweat and rain. Do not swim or shower with the earbuds.':
    'नहीं। IPX4 और IPX5 का मतलब है छींटे, पसीना और बारिश। ईयरबड्स पहनकर तैरें या नहाएँ नहीं।',
  'None of the three main models charges wirelessly: all three charge by USB-C. Meend and Gamak Pro have a case that charges on a Qi pad.':
    'तीनों मुख्य मॉडलों में वायरलेस चार्जिंग नहीं है: तीनों USB-C से चार्ज होते हैं। Meend और Gamak Pro का केस Qi पैड पर चार्ज होता है।',
  'Of our three main models, Shuddha cancels noise up to 25 dB and Tivra up to 35 dB. Komal has no noise cancelling: its tips seal the ear, nothing more.':
    'हमारे तीन मुख्य मॉडलों में Shuddha 25 dB तक और Tivra 35 dB तक शोर घटाता है। Komal में नॉइज़ कैंसलिंग नहीं है: उसके टिप बस कान को बंद करते हैं।',
  'Open the order under My orders and choose Return items. A courier comes to the delivery address for the parcel: pack it with everything that came in the box.':
    '“मेरे ऑर्डर” में ऑर्डर खोलें और “वापस करें” चुनें। कूरियर पार्सल लेने डिलीवरी के पते पर आता है: बॉक्स में आई हर चीज़ के साथ पैक करें।',
  'Open the order under My orders, choose Claim warranty and say what is wrong. We answer within 24 hours on business days, and repair or replace what failed because of how it was made.':
    '“मेरे ऑर्डर” में ऑर्डर खोलें, “वारंटी का दावा करें” चुनें और बताएँ कि क्या ख़राब है। हम कामकाजी दिनों में 24 घंटे के भीतर जवाब देते हैं, और बनावट की ख़राबी हो तो ठीक करते या बदलते हैं।',
  'Open Track order and enter your order number with the phone number or email on it. If you are signed in, you find every order under My orders.':
    '“ऑर्डर ट्रैक करें” खोलें और अपना ऑर्डर नंबर, ऑर्डर में दिए फ़ोन नंबर या ईमेल के साथ डालें। साइन इन हों तो सभी ऑर्डर “मेरे ऑर्डर” में मिलते हैं।',
  'Our stores are open Monday-Saturday 10:30 AM-8:00 PM IST.':
    'हमारे स्टोर सोमवार से शनिवार, 10:30 AM–8:00 PM IST खुले रहते हैं।',
  'Our support team answers {businessHours}, at {supportPhone} and {supportEmail}. This chat answers at any hour.':
    'हमारी सहायता टीम {businessHours}, {supportPhone} और {supportEmail} पर जवाब देती है। यह चैट किसी भी समय जवाब देती है।',
  'Privacy policy': 'प्राइवेसी पॉलिसी',
  Returns: 'रिटर्न',
  'Shipping information': 'डिलीवरी की जानकारी',
  'Shruti makes earbuds and headphones in Bengaluru. The seller is Shruti Audio Private Limited; each product page states the manufacturer and the country of origin.':
    'Shruti बेंगलुरु में ईयरबड्स और हेडफ़ोन बनाती है। विक्रेता Shruti Audio Private Limited है; निर्माता और मूल देश हर उत्पाद के पेज पर लिखे हैं।',
  'Shuddha and Tivra stay connected to two devices at once. Komal connects to one at a time.':
    'Shuddha और Tivra एक साथ दो डिवाइस से जुड़े रहते हैं। Komal एक बार में एक से जुड़ता है।',
  'Sign in': 'साइन इन करें',
  'Sign in with your mobile number and a one-time code, or with a username and password. You can also register there. To log out, open the account menu.':
    'मोबाइल नंबर और OTP से, या यूज़रनेम और पासवर्ड से साइन इन करें। वहीं नया अकाउंट भी बना सकते हैं। लॉग आउट करने के लिए अकाउंट का मेन्यू खोलें।',
  'Sign up for the newsletter at the foot of any page: it gives 10 % off your first purchase.':
    'किसी भी पेज के नीचे न्यूज़लेटर के लिए साइन अप करें: पहली ख़रीद पर 10 % छूट मिलती है।',
  'Sports earbuds': 'स्पोर्ट्स ईयरबड्स',
  'Standard delivery is free over ₹999 and costs ₹49 below that. Express costs ₹199. While a free-shipping offer is announced at the top of the page, standard delivery is free for every order.':
    'सामान्य डिलीवरी ₹999 से ऊपर मुफ़्त है, उससे कम पर ₹49 लगते हैं। एक्सप्रेस के ₹199 लगते हैं। जब तक पेज के ऊपर मुफ़्त डिलीवरी का ऑफ़र दिखे, हर ऑर्डर पर सामान्य डिलीवरी मुफ़्त है।',
  'Standard delivery takes 3-5 business days and is free over ₹999. Express costs ₹199 and takes 1-2 days. The product page shows the dates for your PIN code.':
    'सामान्य डिलीवरी में 3–5 कामकाजी दिन लगते हैं और ₹999 से ऊपर मुफ़्त है। एक्सप्रेस के ₹199 लगते हैं और 1–2 दिन में पहुँचती है। आपके PIN कोड की तारीख़ें उत्पाद के पेज पर दिखती हैं।',
  Stores: 'स्टोर',
  'Students get 10 % off. Write to {supportEmail} from your college address and we send you a code.':
    'छात्रों को 10 % छूट मिलती है। अपने कॉलेज के ईमेल पते से {supportEmail} पर लिखें, हम कोड भेजेंगे।',
  'The address and phone number of an order cannot be changed once it is placed. Until it is shipped, cancel it under My orders and order again with the right address.':
    'ऑर्डर होने के बाद उसका पता और फ़ोन नंबर नहीं बदलते। भेजे जाने से पहले उसे “मेरे ऑर्डर” में रद्द करें और सही पते के साथ फिर ऑर्डर करें।',
  'The code in our offer takes 20 % off your first purchase, the newsletter gives 10 % off the first purchase, and students get 10 %. One code per order.':
    'हमारे ऑफ़र के कोड से पहली ख़रीद पर 20 % छूट, न्यूज़लेटर से पहली ख़रीद पर 10 % और छात्रों को 10 % छूट मिलती है। एक ऑर्डर पर एक कोड।',
  'The delay between screen and ear is 60 ms on Tivra, 70 ms on Shuddha and 80 ms on Komal. For games, look at Matra: its game mode takes 45 ms.':
    'स्क्रीन से कान तक की देरी Tivra में 60 ms, Shuddha में 70 ms और Komal में 80 ms है। गेम के लिए Matra देखें: उसके गेम मोड में 45 ms लगते हैं।',
  'The warranty covers faults of material and workmanship: a bud that falls silent, a case that no longer charges. It does not cover loss, breakage, or water beyond the stated rating.':
    'वारंटी में सामान और बनावट की ख़राबी आती है: बड की आवाज़ बंद होना, केस का चार्ज न होना। खो जाना, टूटना या बताई गई रेटिंग से ज़्यादा पानी इसमें नहीं आता।',
  'They work with any phone, tablet, computer or television that has Bluetooth: Android, iPhone, Windows and Mac.':
    'ये Bluetooth वाले किसी भी फ़ोन, टैबलेट, कंप्यूटर या टीवी के साथ चलते हैं: Android, iPhone, Windows और Mac।',
  'Tips, cases, cables, pouches and the cleaning kit are in the shop under Accessories.':
    'टिप, केस, केबल, पाउच और क्लीनिंग किट शॉप में “एक्सेसरीज़” में हैं।',
  'Tivra has a transparency mode: hold the flat face of either bud for two seconds to hear what is around you.':
    'Tivra में ट्रांसपेरेंसी मोड है: आसपास की आवाज़ सुनने के लिए किसी भी बड की सपाट सतह दो सेकंड दबाए रखें।',
  'Tivra has an 11 mm driver and plays LDAC; Shuddha and Komal have 10 mm drivers. You can hear every model in our stores, and you have 30 days to return a pair.':
    'Tivra में 11 mm का ड्राइवर है और LDAC चलता है; Shuddha और Komal में 10 mm के ड्राइवर हैं। हर मॉडल आप हमारे स्टोर में सुन सकते हैं, और जोड़ी लौटाने के लिए 30 दिन मिलते हैं।',
  'To get another colour or model, return the one you have within 30 days and order the one you want. To return it, open the order under My orders and choose Return items.':
    'दूसरा रंग या मॉडल चाहिए तो 30 दिन के भीतर मौजूदा लौटाएँ और मनचाहा ऑर्डर करें। लौटाने के लिए “मेरे ऑर्डर” में ऑर्डर खोलें और “वापस करें” चुनें।',
  'Use a dry, soft brush on the mesh and a dry cloth on the contacts. No water and no alcohol. The cleaning kit has a brush and a cloth.':
    'जाली सूखे, मुलायम ब्रश से और कॉन्टैक्ट सूखे कपड़े से साफ़ करें। पानी या अल्कोहल नहीं। क्लीनिंग किट में ब्रश और कपड़ा दोनों हैं।',
  'We are on Instagram ({instagram}), Twitter ({twitter}) and Facebook ({facebook}). For an order call {supportPhone} or write to {supportEmail}, {businessHours}.':
    'हम Instagram ({instagram}), Twitter ({twitter}) और Facebook ({facebook}) पर हैं। ऑर्डर के बारे में {supportPhone} पर कॉल करें या {supportEmail} पर लिखें, {businessHours}।',
  'We are sorry. Within 30 days of delivery, open the order under My orders, choose Return items and say what is wrong. We collect a damaged or wrong product and refund or replace it, at no cost to you.':
    'हमें खेद है। डिलीवरी के 30 दिन के भीतर “मेरे ऑर्डर” में ऑर्डर खोलें, “वापस करें” चुनें और बताएँ कि क्या ग़लत है। ख़राब या ग़लत उत्पाद हम बिना किसी ख़र्च के ले जाते हैं और रिफ़ंड देते या बदलते हैं।',
  'We have five stores: Delhi, Mumbai, Bangalore, Chennai and Hyderabad. Name a city and I give you the address, phone and hours.':
    'हमारे पाँच स्टोर हैं: दिल्ली, मुंबई, बैंगलोर, चेन्नई और हैदराबाद। शहर का नाम लिखें, मैं पता, फ़ोन और समय बता दूँगा।',
  'We keep what an order needs, and sell no data: the Privacy policy says what and for how long. To have your account deleted, write to {supportEmail}.':
    'हम वही रखते हैं जो ऑर्डर के लिए ज़रूरी है, और डेटा नहीं बेचते: क्या और कब तक, यह प्राइवेसी पॉलिसी में लिखा है। अकाउंट मिटवाने के लिए {supportEmail} पर लिखें।',
  'We replace a single lost bud. Write to {supportEmail} with your order number and which side it is; we answer with the price.':
    'खोया हुआ एक बड हम बदलकर देते हैं। अपना ऑर्डर नंबर और कौन-सा बड है, {supportEmail} पर लिखें; हम दाम बताएँगे।',
  'We reply to emails within 24 hours on business days. By phone you reach us at {supportPhone}, {businessHours}.':
    'ईमेल का जवाब कामकाजी दिनों में 24 घंटे के भीतर देते हैं। फ़ोन पर हम {supportPhone} पर मिलते हैं, {businessHours}।',
  'With the case, Komal plays for 24 hours, Shuddha for 28 and Tivra for 32.':
    'केस के साथ Komal 24 घंटे, Shuddha 28 घंटे और Tivra 32 घंटे चलता है।',
  'Yes, cash on delivery is available up to ₹10,000, in most PIN codes. Enter yours on a product page to check. You can pay the courier in cash or by UPI.':
    'हाँ, ज़्यादातर PIN कोड पर ₹10,000 तक कैश ऑन डिलीवरी उपलब्ध है। जाँचने के लिए उत्पाद के पेज पर अपना PIN कोड डालें। कूरियर को नकद या UPI से पेमेंट कर सकते हैं।',
  'Yes: you may open and try what you bought. Return it within 30 days with everything that came in the box: open the order under My orders and choose Return items.':
    'हाँ: ख़रीदा हुआ उत्पाद खोलकर आज़मा सकते हैं। 30 दिन के भीतर बॉक्स में आई हर चीज़ के साथ लौटाएँ: “मेरे ऑर्डर” में ऑर्डर खोलें और “वापस करें” चुनें।',
  'You are welcome. Anything else?': 'आपका स्वागत है। और कुछ पूछना है?',
  'You can cancel an order until it is shipped: open it under My orders and choose Cancel order.':
    'भेजे जाने से पहले तक ऑर्डर रद्द कर सकते हैं: उसे “मेरे ऑर्डर” में खोलें और “ऑर्डर रद्द करें” चुनें।',
  'You do not need the password: sign in with your mobile number and a one-time code.':
    'पासवर्ड की ज़रूरत नहीं: मोबाइल नंबर और OTP से साइन इन करें।',
  'You have 30 days from delivery to return a product, opened or not. Open the order under My orders and choose Return items.':
    'डिलीवरी के बाद उत्पाद लौटाने के लिए 30 दिन मिलते हैं, खोला हो या नहीं। “मेरे ऑर्डर” में ऑर्डर खोलें और “वापस करें” चुनें।',
  'You reach a person at {supportPhone} or {supportEmail}, {businessHours}. We reply to emails within 24 hours on business days.':
    'हमारी टीम से {supportPhone} या {supportEmail} पर बात करें, {businessHours}। ईमेल का जवाब कामकाजी दिनों में 24 घंटे के भीतर देते हैं।',
  'Your order number is on the order confirmation page. If you are signed in, you also find it under My orders. If you cannot find it, call {supportPhone}.':
    'आपका ऑर्डर नंबर ऑर्डर की पुष्टि के पेज पर है। साइन इन हों तो “मेरे ऑर्डर” में भी मिलता है। न मिले तो {supportPhone} पर कॉल करें।',
} as const
