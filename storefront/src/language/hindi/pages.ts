/** The pages’ own texts: titles, descriptions, notes. */
export const pages = {
  'A Metro coach, before and after.': 'मेट्रो का डिब्बा, पहले और बाद में।',
  'A document of your order.': 'आपके ऑर्डर का दस्तावेज़।',
  'A payment page for testing. No money moves.': 'जाँच के लिए पेमेंट का पेज। कोई पैसा नहीं कटता।',
  'Address, delivery and payment.': 'पता, डिलीवरी और पेमेंट।',
  'All reviews': 'सभी रिव्यू',
  'Authentication Required': 'साइन इन करना ज़रूरी है',
  'Business hours': 'काम के घंटे',
  Cart: 'कार्ट',
  'Changing your account needs JavaScript. You can read your details without it.':
    'अकाउंट बदलने के लिए JavaScript चाहिए। उसके बिना भी आप अपना विवरण पढ़ सकते हैं।',
  Checkout: 'चेकआउट',
  'Choose a new password': 'नया पासवर्ड चुनें',
  'Clear cart': 'कार्ट ख़ाली करें',
  Compare: 'तुलना करें',
  'Compare models': 'मॉडलों की तुलना करें',
  'Compare {names}': '{names} की तुलना',
  'Confirm that this address is yours, and we write to you when we have news of the product.':
    'पुष्टि करें कि यह पता आपका है; फिर उत्पाद की कोई ख़बर होने पर हम आपको लिखेंगे।',
  'Confirm your email address': 'अपने ईमेल पते की पुष्टि करें',
  'Continue with your phone number': 'अपने फ़ोन नंबर से आगे बढ़ें',
  'Create an account': 'अकाउंट बनाएँ',
  'Credit note': 'क्रेडिट नोट',
  'Delivering to {city} {pincode}': '{city} {pincode} पर डिलीवरी',
  'Done. We send no more messages about products to your email address.':
    'हो गया। अब हम आपके ईमेल पते पर उत्पादों के बारे में कोई संदेश नहीं भेजेंगे।',
  'Enter your code': 'अपना कोड डालें',
  'Everything that costs less than its MRP, the highest percentage off first.':
    'वह सब जो MRP से कम दाम पर है, सबसे ज़्यादा छूट पहले।',
  FAQs: 'आम सवाल',
  'Find your earbuds': 'अपने ईयरबड्स खोजें',
  'Find your earbuds in four questions': 'चार सवालों में अपने ईयरबड्स खोजें',
  'For questions about your personal data, and to see, correct or delete it, write to:':
    'अपने निजी डेटा के बारे में पूछने, उसे देखने, सुधारने या मिटाने के लिए यहाँ लिखें:',
  'Four questions, and the earbuds that fit your answers, with the reasons in their own figures.':
    'चार सवाल, और आपके जवाबों पर ठीक बैठने वाले ईयरबड्स, उनके अपने आँकड़ों से बताए कारणों के साथ।',
  'Get help with this order': 'इस ऑर्डर में मदद लें',
  'Go to the shop': 'शॉप पर जाएँ',
  'It costs [price] now. We send one email when it costs less.':
    'अभी इसका दाम [price] है। दाम घटने पर हम एक ईमेल भेजते हैं।',
  'It is in stock': 'यह स्टॉक में है',
  'Items that you add stay here for 30 days.': 'आपकी जोड़ी हुई चीज़ें यहाँ 30 दिन तक रहती हैं।',
  'Latest products, newest first.': 'नवीनतम उत्पाद, सबसे नए पहले।',
  'Loading the form': 'फ़ॉर्म खुल रहा है',
  'My orders': 'मेरे ऑर्डर',
  'News of {name} by email, once.': '{name} की ख़बर ईमेल से, एक बार।',
  'No favorites yet': 'अभी कोई पसंदीदा उत्पाद नहीं',
  'No orders yet': 'अभी कोई ऑर्डर नहीं',
  'No reviews here': 'यहाँ कोई रिव्यू नहीं',
  'Nobody gave {rating} of 5 stars.': 'किसी ने 5 में से {rating} स्टार नहीं दिए।',
  'Not sure?': 'तय नहीं कर पा रहे?',
  'Nothing to compare yet': 'तुलना के लिए अभी कुछ नहीं है',
  Notifications: 'सूचनाएँ',
  'Order {number}': 'ऑर्डर {number}',
  'Our most popular products, ranked by units sold.': 'हमारे सबसे लोकप्रिय उत्पाद, बिक्री के क्रम में।',
  'Pages of reviews': 'रिव्यू के पेज',
  'Pay for order {orderNumber}': 'ऑर्डर {orderNumber} का पेमेंट करें',
  'Pay for your order': 'अपने ऑर्डर का पेमेंट करें',
  'Pay for your order.': 'अपने ऑर्डर का पेमेंट करें।',
  'Pay now': 'अभी पेमेंट करें',
  'Please log in to continue.': 'आगे बढ़ने के लिए साइन इन करें।',
  'Print or save as PDF': 'प्रिंट करें या PDF के रूप में सेव करें',
  'Products in this post': 'इस लेख के उत्पाद',
  'Products you saved for later.': 'वे उत्पाद जो आपने बाद के लिए सहेजे हैं।',
  'Questions about your data': 'आपके डेटा के बारे में सवाल',
  Register: 'रजिस्टर करें',
  'Reviews of {name}': '{name} के रिव्यू',
  'Reviews with {rating} of 5 stars': '5 में से {rating} स्टार वाले रिव्यू',
  'Sales email': 'बिक्री ईमेल',
  'Saved pages': 'सेव किए हुए पेज',
  'See where your order is, with its number and the phone or email on it. No account needed.':
    'अपना ऑर्डर नंबर और उस पर दिया फ़ोन या ईमेल डालकर देखें कि ऑर्डर कहाँ है। अकाउंट ज़रूरी नहीं।',
  'Shop by category': 'कैटेगरी के हिसाब से ख़रीदें',
  'Shop earbuds': 'ईयरबड देखें',
  'Show all stars': 'सभी स्टार दिखाएँ',
  'Show everything': 'सब दिखाएँ',
  'Show only what differs': 'सिर्फ़ फ़र्क़ दिखाएँ',
  'Shruti earbuds and accessories that cost less than their MRP, the highest percentage off first.':
    'Shruti के ईयरबड्स और एक्सेसरीज़ जो MRP से कम दाम पर हैं, सबसे ज़्यादा छूट पहले।',
  'Sign in another way': 'किसी और तरीके से साइन इन करें',
  'Sign in to your Shruti account, or create one.': 'अपने Shruti अकाउंट में साइन इन करें या नया बनाएँ।',
  'Sign in with it. All devices were signed out.': 'इससे साइन इन करें। सभी डिवाइस से साइन आउट कर दिया गया है।',
  'Sign in with your phone': 'फ़ोन से साइन इन करें',
  'Signing in needs JavaScript. You can look around and fill a cart without it.':
    'साइन इन करने के लिए JavaScript चाहिए। उसके बिना भी आप उत्पाद देख सकते हैं और कार्ट भर सकते हैं।',
  'Stop all messages about products': 'उत्पादों के बारे में सभी संदेश बंद करें',
  'Stop messages about products': 'उत्पादों के बारे में संदेश बंद करें',
  Stores: 'स्टोर',
  'Support email': 'सहायता ईमेल',
  'Tap the heart on a product to save it here.': 'किसी उत्पाद को यहाँ सहेजने के लिए उसके दिल पर टैप करें।',
  'Test payment': 'टेस्ट पेमेंट',
  'Test payment of {amount}': '{amount} का टेस्ट पेमेंट',
  'Thank you. We write to you when we have news of the product.':
    'धन्यवाद। उत्पाद की कोई ख़बर होने पर हम आपको लिखेंगे।',
  'Thank you. We write to {email} when we have news of {name} in {variantName}.':
    'धन्यवाद। {variantName} रंग में {name} की कोई ख़बर होने पर हम {email} पर लिखेंगे।',
  'The most popular Shruti earbuds and accessories, ranked by units sold.':
    'Shruti के सबसे लोकप्रिय ईयरबड्स और एक्सेसरीज़, बिक्री के क्रम में।',
  'The newest earbuds and accessories from Shruti, with prices in rupees and delivery dates for your PIN code.':
    'Shruti के सबसे नए ईयरबड्स और एक्सेसरीज़, रुपयों में कीमत और आपके PIN कोड पर डिलीवरी की तारीख़ के साथ।',
  'The page you asked for is not saved on this device. Your cart is safe: it is kept by the shop and shows again once you are connected.':
    'आपने जो पेज माँगा वह इस डिवाइस पर सेव नहीं है। आपका कार्ट सुरक्षित है: वह शॉप के पास रहता है और कनेक्शन लौटते ही फिर दिखेगा।',
  'The taller the bar, the louder it sounds: 10 dB less sounds about half as loud.':
    'पट्टी जितनी ऊँची, आवाज़ उतनी तेज़ लगती है: 10 dB कम होने पर लगभग आधी तेज़ लगती है।',
  'This order waits for your payment.': 'इस ऑर्डर का पेमेंट बाक़ी है।',
  'This page is not saved on this device.': 'यह पेज इस डिवाइस पर सेव नहीं है।',
  'This page stands where the payment provider’s page would be. No money moves. Do not enter real card or bank details.':
    'यह पेज पेमेंट सेवा के पेज की जगह है। कोई पैसा नहीं कटता। असली कार्ड या बैंक का विवरण न डालें।',
  'Tick Compare on two to four products, or add them here.':
    'दो से चार उत्पादों पर “तुलना करें” चुनें, या उन्हें यहाँ जोड़ें।',
  'To Shruti, for order {orderNumber}': 'Shruti को, ऑर्डर {orderNumber} के लिए',
  'To try a product, visit one of our [stores]. For quick answers, see our [faqs].':
    'उत्पाद आज़माने के लिए हमारे किसी [stores] में आएँ। झटपट जवाब के लिए हमारे [faqs] देखें।',
  'Track order': 'ऑर्डर ट्रैक करें',
  'Try our earbuds before you buy. Bring your own music.':
    'ख़रीदने से पहले हमारे ईयरबड्स आज़माएँ। अपना संगीत साथ लाएँ।',
  'Two to four Shruti products beside each other: what differs in price, figures, colours and warranty.':
    'Shruti के दो से चार उत्पाद साथ-साथ: कीमत, आँकड़ों, रंगों और वारंटी में क्या फ़र्क़ है।',
  'Updates on your orders, and offers.': 'आपके ऑर्डर की ख़बरें और ऑफ़र।',
  'View {name}': '{name} देखें',
  'Ways to sign in': 'साइन इन करने के तरीके',
  'We forget everything that your email address asked to be told. Messages about your orders still come.':
    'आपके ईमेल पते से जो कुछ बताने को कहा गया था, हम सब भूल जाते हैं। आपके ऑर्डर के संदेश आते रहेंगे।',
  'We send a code to your phone, and you go on with your order. There is no form to fill in: the number is your account from then on, with this order in it.':
    'हम आपके फ़ोन पर एक कोड भेजते हैं और आप अपना ऑर्डर जारी रखते हैं। कोई फ़ॉर्म नहीं भरना है: आगे से यही नंबर आपका अकाउंट है, और यह ऑर्डर उसी में रहेगा।',
  'We send one email when you can buy it again.': 'जब यह फिर ख़रीदा जा सकेगा, हम एक ईमेल भेजेंगे।',
  'What customers who received {name} say of it.': 'जिन ग्राहकों को {name} मिला, वे क्या कहते हैं।',
  'What you are about to buy.': 'जो आप ख़रीदने वाले हैं।',
  'Where to try Shruti earbuds before you buy: addresses, phone numbers and opening hours of our stores.':
    'ख़रीदने से पहले Shruti ईयरबड्स कहाँ आज़माएँ: हमारे स्टोर के पते, फ़ोन नंबर और खुलने का समय।',
  'Write to Shruti, or call: phone, email and business hours of support and sales. {replyPromise}':
    'Shruti को लिखें या फ़ोन करें: सहायता और बिक्री के फ़ोन, ईमेल और काम के घंटे। {replyPromise}',
  'Write to us': 'हमें लिखें',
  'This page was saved earlier. Prices and stock may have changed.':
    'यह पेज पहले सेव हुआ था। कीमतें और स्टॉक बदल गए हो सकते हैं।',
  'You are offline': 'आप ऑफ़लाइन हैं',
  'You can buy {name} now.': '{name} अभी ख़रीदा जा सकता है।',
  'Your Shruti account.': 'आपका Shruti अकाउंट।',
  'Your cart is empty': 'आपका कार्ट ख़ाली है',
  'Your order and where it is.': 'आपका ऑर्डर और वह कहाँ है।',
  'Your order is placed.': 'आपका ऑर्डर हो गया है।',
  'Your order number starts with SHR- and is in your order confirmation.':
    'आपका ऑर्डर नंबर SHR- से शुरू होता है और ऑर्डर की पुष्टि में लिखा है।',
  'Your orders and their status will appear here.': 'आपके ऑर्डर और उनकी स्थिति यहाँ दिखेगी।',
  'Your orders and where they are.': 'आपके ऑर्डर और वे कहाँ हैं।',
  stores: 'स्टोर',
  '{count, plural, one {# product} other {# products}}': '{count, plural, other {# उत्पाद}}',
  '{name} in {colour}': '{colour} रंग में {name}',
} as const
