/** What is kept, why and how long. */
export const privacy = {
  'The pictures that you add to returns and reviews, and the one of your profile, without what a camera writes into them (place and time)':
    'रिटर्न और रिव्यू में जोड़ी गई और आपकी प्रोफ़ाइल की तस्वीरें, उस जानकारी (जगह और समय) के बिना जो कैमरा उनमें लिखता है',
  'to see what is wrong with what you return, to show your review, and to show you':
    'यह देखने के लिए कि लौटाई चीज़ में क्या ख़राबी है, और आपका रिव्यू और आपकी तस्वीर दिखाने के लिए',
  'until you take them away or delete your account; of a return as long as its order; what you never sent off for {unattachedUploadHours} hours':
    'जब तक आप उन्हें न हटाएँ या अपना अकाउंट न मिटाएँ; रिटर्न की तस्वीरें उसके ऑर्डर जितने समय; जो आपने कभी नहीं भेजीं, वे {unattachedUploadHours} घंटे',
  '90 days, or until you delete your account': '90 दिन, या जब तक आप अपना अकाउंट न मिटाएँ',
  'How often your phone number, email address, account, device or IP address tried something':
    'आपके फ़ोन नंबर, ईमेल पते, अकाउंट, डिवाइस या IP पते से कितनी बार कोशिश हुई',
  'How your orders were paid and refunded: amount, method, time, and the payment provider’s reference. Never card or bank details':
    'आपके ऑर्डर का पेमेंट और रिफ़ंड कैसे हुआ: राशि, तरीका, समय और पेमेंट कंपनी का संदर्भ। कार्ड या बैंक का विवरण कभी नहीं',
  'That a phone number and a delivery address have ordered before, once you delete your account: as a hash from which we cannot read them':
    'आपके अकाउंट मिटाने के बाद, यह कि किसी फ़ोन नंबर और डिलीवरी के पते से पहले ऑर्डर हो चुका है: ऐसे हैश में जिससे हम उन्हें पढ़ नहीं सकते',
  'The OTPs that we sent you, as a hash': 'हमने आपको जो OTP भेजे, हैश में',
  'The addresses that you save, with name and phone number': 'आपके सहेजे हुए पते, नाम और फ़ोन नंबर के साथ',
  'The invoices and credit notes of your orders': 'आपके ऑर्डर के इनवॉइस और क्रेडिट नोट',
  'The price that checkout worked out for you, and that an order was sent':
    'चेकआउट ने आपके लिए जो दाम निकाला, और यह कि ऑर्डर भेजा गया',
  'What our staff changed, and who did it': 'हमारे कर्मचारियों ने क्या बदला, और किसने',
  'What you agreed to, when, and in which words': 'आप किस बात पर, कब और किन शब्दों में सहमत हुए',
  'What you claimed the warranty of, and what was wrong with it':
    'आपने किस चीज़ की वारंटी का दावा किया, और उसमें क्या ख़राबी थी',
  'What you returned, why, and the UPI ID that the refund goes to':
    'आपने क्या वापस किया, क्यों, और वह UPI ID जिस पर रिफ़ंड जाता है',
  'What you write to us with the contact form, with your name, email address, phone number and order number':
    'संपर्क फ़ॉर्म से आप हमें जो लिखते हैं, आपके नाम, ईमेल पते, फ़ोन नंबर और ऑर्डर नंबर के साथ',
  'Where you are signed in: the kind of device and the IP address':
    'आप कहाँ साइन इन हैं: डिवाइस का प्रकार और IP पता',
  'Which messages we sent about your orders and about what you asked to be told, to which email address or phone number':
    'आपके ऑर्डर और आपने जो बताने को कहा था, उनके बारे में हमने कौन-से संदेश किस ईमेल पते या फ़ोन नंबर पर भेजे',
  'Which products you asked us to tell you of, the price then, and the email address to write to':
    'आपने किन उत्पादों के बारे में बताने को कहा, तब का दाम, और जिस ईमेल पते पर लिखना है',
  'Which reviews of others you marked as helpful': 'दूसरों के कौन-से रिव्यू आपने मददगार बताए',
  'Your cart with what you saved for later, and your favorites':
    'आपका कार्ट, बाद के लिए सहेजी गई चीज़ें और आपके पसंदीदा उत्पाद',
  'Your orders, with the name, address, phone number and email on them':
    'आपके ऑर्डर, उन पर दिए नाम, पते, फ़ोन नंबर और ईमेल के साथ',
  'Your phone number, your name, username, email and password (as a hash) if you gave them, and what our staff noted when they helped you':
    'आपका फ़ोन नंबर, आपका नाम, यूज़रनेम, ईमेल और पासवर्ड (हैश में), अगर आपने दिए हों, और आपकी मदद करते समय हमारे कर्मचारियों ने जो लिखा',
  'Your reviews, under the name that you write them with': 'आपके रिव्यू, उस नाम से जिससे आप उन्हें लिखते हैं',
  'a day': 'एक दिन',
  'a day at most; they work for five minutes': 'ज़्यादा से ज़्यादा एक दिन; वे पाँच मिनट तक चलते हैं',
  'as long as its order; without your words once you delete your account':
    'जब तक उसका ऑर्डर रखा जाए; आपके अकाउंट मिटाने पर आपके शब्दों के बिना',
  'as long as their order; what the payment provider told us about each step for 90 days':
    'जब तक उनका ऑर्डर रखा जाए; पेमेंट कंपनी ने हर चरण के बारे में जो बताया, वह 90 दिन',
  'as long as their order; without your name and address once you delete your account':
    'जब तक उनका ऑर्डर रखा जाए; आपके अकाउंट मिटाने पर आपके नाम और पते के बिना',
  'as long as their order; without your words and the UPI ID once you delete your account':
    'जब तक उनका ऑर्डर रखा जाए; आपके अकाउंट मिटाने पर आपके शब्दों और UPI ID के बिना',
  'at most 30 days': 'ज़्यादा से ज़्यादा 30 दिन',
  'because tax law asks for them': 'क्योंकि टैक्स क़ानून इन्हें माँगता है',
  'name, address, phone number and email until you delete your account; the amounts, the state, and a GSTIN with the name of its business for {ordersKeptYears} financial years (April to March) after the one of the order, then the whole order goes':
    'नाम, पता, फ़ोन नंबर और ईमेल जब तक आप अपना अकाउंट न मिटाएँ; राशियाँ, राज्य, और GSTIN व्यवसाय के नाम के साथ, ऑर्डर वाले वित्त वर्ष के बाद {ordersKeptYears} वित्त वर्ष (अप्रैल से मार्च) तक, फिर पूरा ऑर्डर मिटा दिया जाता है',
  'so that a code for first orders works once': 'ताकि पहले ऑर्डर का कोड एक ही बार चले',
  'so that you pay what you saw, and only once': 'ताकि आप वही दें जो आपने देखा, और केवल एक बार',
  'to answer you': 'आपको जवाब देने के लिए',
  'to check what you enter': 'आप जो डालते हैं, उसे जाँचने के लिए',
  'to count each customer once': 'हर ग्राहक को एक बार गिनने के लिए',
  'to deliver them, and because tax law asks for the amounts':
    'उन्हें पहुँचाने के लिए, और इसलिए कि टैक्स क़ानून राशियाँ माँगता है',
  'to deliver your orders': 'आपके ऑर्डर पहुँचाने के लिए',
  'to find and undo mistakes and misuse': 'ग़लतियाँ और दुरुपयोग ढूँढने और ठीक करने के लिए',
  'to help others choose': 'दूसरों को चुनने में मदद के लिए',
  'to keep you signed in and to show you your devices': 'आपको साइन इन रखने और आपके डिवाइस दिखाने के लिए',
  'to pick it up and to refund it': 'उसे लेने और उसका रिफ़ंड देने के लिए',
  'to prove it, as the Digital Personal Data Protection Act asks':
    'उसे साबित करने के लिए, जैसा डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम (DPDP Act) कहता है',
  'to repair or replace it': 'उसे ठीक करने या बदलने के लिए',
  'to send each once, and to find out why one did not arrive':
    'हर संदेश एक बार भेजने के लिए, और यह जानने के लिए कि कोई क्यों नहीं पहुँचा',
  'to show them to you again': 'आपको फिर दिखाने के लिए',
  'to sign you in, and to help you': 'आपको साइन इन कराने और आपकी मदद करने के लिए',
  'to stop misuse': 'दुरुपयोग रोकने के लिए',
  'to take and return payments, and because tax law asks for them':
    'पेमेंट लेने और लौटाने के लिए, और इसलिए कि टैक्स क़ानून इन्हें माँगता है',
  'to tell you when they are back or cost less': 'उनके वापस आने या दाम घटने पर आपको बताने के लिए',
  'two days at most': 'ज़्यादा से ज़्यादा दो दिन',
  'until you delete them or we take them down; without your name once you delete your account':
    'जब तक आप उन्हें न मिटाएँ या हम न हटाएँ; आपके अकाउंट मिटाने पर आपके नाम के बिना',
  'until you delete them or your account': 'जब तक आप उन्हें या अपना अकाउंट न मिटाएँ',
  'until you delete your account': 'जब तक आप अपना अकाउंट न मिटाएँ',
  'until you delete your account; a cart without an account for 30 days':
    'जब तक आप अपना अकाउंट न मिटाएँ; बिना अकाउंट का कार्ट 30 दिन',
  'until you take it back, the review goes, or you delete your account':
    'जब तक आप उसे वापस न लें, रिव्यू न हटे या आप अपना अकाउंट न मिटाएँ',
  '{alertsKeptDays} days, or until you take it back or delete your account; an address that nobody confirms for {unconfirmedAlertsKeptDays} days':
    '{alertsKeptDays} दिन, या जब तक आप उसे वापस न लें या अपना अकाउंट न मिटाएँ; जिस पते की कोई पुष्टि न करे, वह {unconfirmedAlertsKeptDays} दिन',
  '{auditKeptYears} years': '{auditKeptYears} साल',
  '{formerBuyersKeptYears} years after you delete your account':
    'आपके अकाउंट मिटाने के {formerBuyersKeptYears} साल बाद तक',
  '{supportTicketsKeptDays} days after our answer, or until you delete your account':
    'हमारे जवाब के {supportTicketsKeptDays} दिन बाद तक, या जब तक आप अपना अकाउंट न मिटाएँ',
  'What our staff just changed about several orders or accounts at once, as it was before':
    'हमारे कर्मचारियों ने कई ऑर्डर या अकाउंट में अभी एक साथ जो बदला, वह पहले जैसा था',
  'so that they can take a mistake back': 'ताकि वे गलती वापस ले सकें',
  'an hour at most; it can be taken back for ten seconds':
    'ज़्यादा से ज़्यादा एक घंटा; दस सेकंड तक उसे वापस लिया जा सकता है',
  'If you work for the shop: which columns and filters you chose in its lists':
    'अगर आप दुकान में काम करते हैं: उसकी सूचियों में आपने कौन-से कॉलम और फ़िल्टर चुने',
  'until you change them, or your account goes': 'जब तक आप उन्हें न बदलें या आपका अकाउंट न हटे',
}
