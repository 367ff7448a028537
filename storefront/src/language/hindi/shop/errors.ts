/** What the API refuses, in the words of its error catalogue. */
export const errors = {
  'Send a picture, with its media type': 'तस्वीर उसके मीडिया टाइप के साथ भेजें',
  'This Idempotency-Key was used for another picture':
    'यह Idempotency-Key किसी और तस्वीर के लिए इस्तेमाल हो चुकी है',
  'Turn on two-step sign-in for your account to use the administration':
    'एडमिनिस्ट्रेशन इस्तेमाल करने के लिए अपने खाते में दो चरणों वाला साइन-इन चालू करें',
  'Post not found': 'पोस्ट नहीं मिली',
  'A claim is already open for this item': 'इस सामान का दावा पहले से चल रहा है',
  'A return is already open for this item': 'इस सामान की वापसी पहले से चल रही है',
  'Access denied': 'इसकी अनुमति नहीं है',
  'Address not found': 'पता नहीं मिला',
  'At most {n} cash on delivery orders can be open at a time. Order again when one has arrived.':
    'कैश ऑन डिलीवरी के ज़्यादा से ज़्यादा {n} ऑर्डर एक साथ चल सकते हैं। कोई एक पहुँच जाए, तब फिर ऑर्डर करें।',
  'At most {n} cash on delivery orders can be open at a time. Verify your phone number, or order again when one has arrived.':
    'कैश ऑन डिलीवरी के ज़्यादा से ज़्यादा {n} ऑर्डर एक साथ चल सकते हैं। अपने फ़ोन नंबर की पुष्टि करें, या कोई एक पहुँच जाए तब फिर ऑर्डर करें।',
  'At most {n} pieces of one product can be on open cash on delivery orders. Order fewer, or order again when one has arrived.':
    'कैश ऑन डिलीवरी के चल रहे ऑर्डर में एक उत्पाद के ज़्यादा से ज़्यादा {n} नग हो सकते हैं। कम ऑर्डर करें, या कोई एक पहुँच जाए तब फिर ऑर्डर करें।',
  'At most {n} pieces of one product can be on open cash on delivery orders. Order fewer, or verify your phone number.':
    'कैश ऑन डिलीवरी के चल रहे ऑर्डर में एक उत्पाद के ज़्यादा से ज़्यादा {n} नग हो सकते हैं। कम ऑर्डर करें, या अपने फ़ोन नंबर की पुष्टि करें।',
  'Authentication required': 'साइन इन करना ज़रूरी है',
  'Cash on delivery': 'कैश ऑन डिलीवरी',
  'Cash on delivery is available up to {cashLimit}': 'कैश ऑन डिलीवरी {cashLimit} तक उपलब्ध है',
  'Cash on delivery is not available for this PIN code': 'इस PIN कोड पर कैश ऑन डिलीवरी उपलब्ध नहीं है',
  'Check the highlighted fields': 'चिह्नित फ़ील्ड जाँचें',
  'Claim not found': 'दावा नहीं मिला',
  'Confirm that it is you to continue': 'आगे बढ़ने के लिए पुष्टि करें कि यह आप ही हैं',
  'Confirm this email address or phone number first': 'पहले इस ईमेल पते या फ़ोन नंबर की पुष्टि करें',
  'Credit note not found': 'क्रेडिट नोट नहीं मिला',
  'Current password is incorrect': 'मौजूदा पासवर्ड सही नहीं है',
  'EMI is available from {amount}': 'EMI {amount} से उपलब्ध है',
  'Email already registered': 'यह ईमेल पहले से रजिस्टर है',
  'Enter a UPI ID for the refund': 'रिफ़ंड के लिए UPI ID डालें',
  'Enter the code from your authenticator app': 'अपने ऑथेंटिकेटर ऐप का कोड डालें',
  'Express delivery': 'एक्सप्रेस डिलीवरी',
  'Express delivery is not available for {pin}': '{pin} पर एक्सप्रेस डिलीवरी उपलब्ध नहीं है',
  'Invalid OTP': 'OTP सही नहीं है',
  'Invalid username or password': 'यूज़रनेम या पासवर्ड सही नहीं है',
  'Item not found in cart': 'यह चीज़ कार्ट में नहीं मिली',
  'Method not allowed': 'इस तरीके की अनुमति नहीं है',
  'Online payment is not available right now. Your order is saved. Try again in a minute.':
    'ऑनलाइन पेमेंट अभी उपलब्ध नहीं है। आपका ऑर्डर सेव है। एक मिनट बाद फिर कोशिश करें।',
  'Only customers who received this product can review it': 'केवल वे ग्राहक रिव्यू लिख सकते हैं जिन्हें यह उत्पाद मिला है',
  'Only {n} left in stock': 'स्टॉक में केवल {n} बचे',
  'Order not found': 'ऑर्डर नहीं मिला',
  'Payment failed. You have not been charged.': 'पेमेंट नहीं हो सका। आपसे कोई पैसा नहीं लिया गया।',
  'Payment is still pending. We will update this order.': 'पेमेंट अभी बाकी है। हम इस ऑर्डर को अपडेट करेंगे।',
  'Phone number already registered': 'यह फ़ोन नंबर पहले से रजिस्टर है',
  'Prices changed since you last looked. Please review your order.':
    'आपने पिछली बार देखा था, तब से दाम बदल गए हैं। अपना ऑर्डर फिर से देख लें।',
  'Product not found': 'उत्पाद नहीं मिला',
  'Quantity must be between 1 and 10': 'संख्या 1 से 10 के बीच होनी चाहिए',
  'Resource not found': 'यह नहीं मिला',
  'Return not found': 'वापसी नहीं मिली',
  'Review not found': 'रिव्यू नहीं मिला',
  'Send the request as JSON': 'अनुरोध JSON में भेजें',
  'Server error occurred': 'सर्वर में गड़बड़ी हुई',
  'Session encryption error': 'सेशन के एन्क्रिप्शन में गड़बड़ी',
  'Session error': 'सेशन में गड़बड़ी',
  'Session expired': 'सेशन समाप्त हो गया',
  'Someone else changed this. Reload to see their version.':
    'किसी और ने इसे बदल दिया है। नया रूप देखने के लिए फिर से लोड करें।',
  'The 30-day return window closed on {date}': '30 दिन की वापसी की अवधि {date} को ख़त्म हो गई',
  'The account of an administrator cannot be deleted. Another administrator has to take the role away first.':
    'एडमिनिस्ट्रेटर का अकाउंट मिटाया नहीं जा सकता। पहले किसी दूसरे एडमिनिस्ट्रेटर को यह भूमिका हटानी होगी।',
  'The invoice is ready when the order is packed': 'ऑर्डर पैक होने पर इनवॉइस तैयार होता है',
  'The request is too large': 'अनुरोध बहुत बड़ा है',
  'The shop cannot save changes right now. Please try again in a minute.':
    'शॉप अभी बदलाव सेव नहीं कर सकती। एक मिनट बाद फिर कोशिश करें।',
  'The shop is very busy right now. Please try again in {seconds} seconds.':
    'शॉप पर अभी बहुत भीड़ है। {seconds} सेकंड बाद फिर कोशिश करें।',
  'The time to pay for this order is over. Its items are available for a new order.':
    'इस ऑर्डर के पेमेंट का समय ख़त्म हो गया। इसका सामान नए ऑर्डर के लिए उपलब्ध है।',
  'The warranty of this item ended on {date}': 'इस सामान की वारंटी {date} को ख़त्म हो गई',
  'This GSTIN is registered in {registeredIn}, and the billing address is in {state}. Check the GSTIN, or choose another billing address.':
    'यह GSTIN {registeredIn} में रजिस्टर है, और बिलिंग का पता {state} का है। GSTIN जाँचें, या बिलिंग का दूसरा पता चुनें।',
  'This Idempotency-Key was used for another order': 'यह Idempotency-Key किसी दूसरे ऑर्डर के लिए इस्तेमाल हो चुकी है',
  'This PIN code is in {state}': 'यह PIN कोड {state} का है',
  'This account has no password. Confirm with a code instead.':
    'इस अकाउंट का पासवर्ड नहीं है। इसकी जगह कोड से पुष्टि करें।',
  'This account is blocked. Contact support to have it reviewed.':
    'यह अकाउंट ब्लॉक है। जाँच के लिए सहायता से संपर्क करें।',
  'This code is not correct. Try the one that your app shows now.':
    'यह कोड सही नहीं है। आपका ऐप अभी जो कोड दिखाता है, वह डालें।',
  'This colour is in stock': 'यह रंग स्टॉक में है',
  'This colour is no longer available': 'यह रंग अब उपलब्ध नहीं है',
  'This device is already signed out': 'यह डिवाइस पहले ही साइन आउट हो चुका है',
  'This item has no warranty': 'इस सामान पर वारंटी नहीं है',
  'This item is not in the order': 'यह सामान ऑर्डर में नहीं है',
  'This item was returned already': 'यह सामान पहले ही वापस हो चुका है',
  'This kind of file cannot be shown. Choose a JPEG, PNG or WebP picture.':
    'इस तरह की फ़ाइल नहीं दिखाई जा सकती। JPEG, PNG या WebP तस्वीर चुनें।',
  'This link no longer works': 'यह लिंक अब काम नहीं करता',
  'This order can be returned once it is delivered': 'डिलीवरी के बाद यह ऑर्डर वापस हो सकता है',
  'This order can no longer be cancelled': 'यह ऑर्डर अब रद्द नहीं हो सकता',
  'This order is already being placed': 'यह ऑर्डर पहले से दिया जा रहा है',
  'This password is too common. Choose another one.': 'यह पासवर्ड बहुत आम है। कोई दूसरा चुनें।',
  'This payment could not be verified': 'इस पेमेंट की पुष्टि नहीं हो सकी',
  'This payment link does not work. Ask the shop for a new one.': 'यह पेमेंट लिंक काम नहीं करता। शॉप से नया माँगें।',
  'This payment method is not available': 'पेमेंट का यह तरीका उपलब्ध नहीं है',
  'This picture cannot be opened. Choose another one.': 'यह तस्वीर नहीं खुलती। दूसरी चुनें।',
  'This picture is in use': 'यह तस्वीर उपयोग में है',
  'This picture is larger than {megabytes} MB. Choose a smaller one.':
    'यह तस्वीर {megabytes} MB से बड़ी है। इससे छोटी चुनें।',
  'This picture is no longer there. Add it again.': 'यह तस्वीर अब नहीं है। फिर से जोड़ें।',
  'This picture is too large. Choose one of at most {megapixels} megapixels.':
    'यह तस्वीर बहुत बड़ी है। ज़्यादा से ज़्यादा {megapixels} मेगापिक्सल की चुनें।',
  'This picture is too small. It needs {pixels} pixels on each side.':
    'यह तस्वीर बहुत छोटी है। हर ओर {pixels} पिक्सल चाहिए।',
  'This product is out of stock': 'यह उत्पाद स्टॉक में नहीं है',
  'This quote expired. Please review your order.': 'बताए गए दाम का समय ख़त्म हो गया। अपना ऑर्डर फिर से देख लें।',
  'This shop verifies codes in another way. Please request a new OTP.':
    'यह शॉप कोड दूसरे तरीके से जाँचती है। नया OTP मँगाएँ।',
  'Ticket not found': 'टिकट नहीं मिला',
  'Too many attempts. Please request a new OTP.': 'बहुत बार कोशिश हुई। नया OTP मँगाएँ।',
  'Too many requests. Try again in {seconds} seconds.': 'बहुत ज़्यादा अनुरोध। {seconds} सेकंड बाद फिर कोशिश करें।',
  'Tracking number': 'ट्रैकिंग नंबर',
  'Two-step sign-in is already on': 'दो चरणों में साइन इन पहले से चालू है',
  'Two-step sign-in is not on': 'दो चरणों में साइन इन चालू नहीं है',
  'Username already taken': 'यह यूज़रनेम पहले से लिया जा चुका है',
  'We cannot send codes to numbers of this country': 'हम इस देश के नंबरों पर कोड नहीं भेज सकते',
  'We cannot send email right now. Please try again later.': 'हम अभी ईमेल नहीं भेज सकते। बाद में फिर कोशिश करें।',
  'We cannot send email right now. Use your phone number instead.':
    'हम अभी ईमेल नहीं भेज सकते। इसकी जगह अपना फ़ोन नंबर डालें।',
  'We could not find an order with those details': 'इस जानकारी वाला कोई ऑर्डर नहीं मिला',
  'We do not deliver to {pin} yet': 'हम अभी {pin} पर डिलीवरी नहीं करते',
  'We do not have enough in stock to replace it. Choose a refund.':
    'इसे बदलने के लिए हमारे पास स्टॉक कम है। रिफ़ंड चुनें।',
  'You can ask to be told of at most {n} products. Remove one to add another.':
    'आप ज़्यादा से ज़्यादा {n} उत्पादों के बारे में बताने को कह सकते हैं। एक हटाएँ, फिर दूसरा जोड़ें।',
  'You can keep at most 10 addresses. Delete one to add another.':
    'आप ज़्यादा से ज़्यादा 10 पते रख सकते हैं। एक मिटाएँ, फिर दूसरा जोड़ें।',
  'You cannot mark your own review as helpful': 'आप अपने ही रिव्यू को मददगार नहीं बता सकते',
  'This product has nothing of the kind to rate': 'इस उत्पाद में ऐसा कुछ नहीं है जिसे रेट किया जाए',
  'You have already reviewed this product': 'आप इस उत्पाद का रिव्यू पहले ही लिख चुके हैं',
  'You have open orders': 'आपके ऑर्डर अभी चल रहे हैं',
  'You have {n} orders that wait for payment. Pay or cancel one of them first.':
    'आपके {n} ऑर्डर का पेमेंट बाक़ी है। पहले उनमें से किसी एक का पेमेंट करें या उसे रद्द करें।',
  'Your cart is empty': 'आपका कार्ट ख़ाली है',
}
