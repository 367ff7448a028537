/** Each text of the shop's messages in Hindi, by its English [BEY-19]. Steps of an order are in `order-news.ts`. */
export const hindi = {
  // Orders
  'You get this message because you ordered from {shop}. Order {number}.':
    'यह संदेश आपको इसलिए मिला क्योंकि आपने {shop} से ऑर्डर किया। ऑर्डर {number}।',
  'View order': 'ऑर्डर देखें',
  'Track parcel': 'पार्सल ट्रैक करें',
  'Pay again': 'फिर से पेमेंट करें',
  'Pay {total} by {day}, {time}: your order is kept for you until then.':
    '{day}, {time} तक {total} दें: तब तक आपका ऑर्डर आपके लिए रखा रहेगा।',
  'The link needs no account. Whoever has it can pay this order, and sees nothing else of yours.':
    'लिंक के लिए अकाउंट नहीं चाहिए। जिसके पास यह हो वह इस ऑर्डर का पेमेंट कर सकता है, और आपका और कुछ नहीं देखता।',
  'Pay {total}': '{total} दें',
  'Write a review': 'रिव्यू लिखें',
  'Payment received for order {number}': 'ऑर्डर {number} का पेमेंट मिल गया',
  'We have received your payment of {total}.': 'हमें आपका {total} का पेमेंट मिल गया है।',
  'Pay {total} on delivery.': 'डिलीवरी पर {total} दें।',
  'It arrives on {day}.': '{day} को पहुँचेगा।',
  'It arrives between {from} and {to}.': '{from} और {to} के बीच पहुँचेगा।',
  'Your order is kept for a short time: pay again, in another way if you like.':
    'आपका ऑर्डर थोड़ी देर के लिए बना रहेगा: फिर से पेमेंट करें, चाहें तो किसी और तरीके से।',
  'Please keep {total} ready.': 'कृपया {total} तैयार रखें।',
  'How do you like what you bought? A review helps others choose.':
    'ख़रीदा हुआ सामान कैसा लगा? आपका रिव्यू दूसरों को चुनने में मदद करता है।',
  'Refund of {amount} for order {number}': 'ऑर्डर {number} का {amount} रिफ़ंड',
  'We have sent {amount} to your UPI ID.': 'हमने {amount} आपकी UPI ID पर भेज दिए हैं।',
  'We have sent {amount} to the original payment method.':
    'हमने {amount} उसी तरीके से भेज दिए हैं जिससे आपने पेमेंट किया था।',
  'The bank shows it within 5 to 7 business days.': 'बैंक में यह 5 से 7 कामकाजी दिनों में दिखता है।',
  '{amount} goes back to the original payment method within 5 to 7 business days.':
    '{amount} 5 से 7 कामकाजी दिनों में उसी तरीके से लौटते हैं जिससे आपने पेमेंट किया था।',
  'We have refunded {amount}.': 'हमने {amount} का रिफ़ंड कर दिया है।',
  'You have nothing to pay.': 'आपको कुछ नहीं देना है।',
  Subtotal: 'उप-योग',
  'Code {code}': 'कोड {code}',
  Discount: 'छूट',
  'Express delivery': 'एक्सप्रेस डिलीवरी',
  'Standard delivery': 'सामान्य डिलीवरी',
  Free: 'मुफ़्त',
  'Cash on delivery': 'कैश ऑन डिलीवरी',
  Total: 'कुल',
  Courier: 'कूरियर',
  'Tracking number': 'ट्रैकिंग नंबर',
  Refund: 'रिफ़ंड',
  'Part of order {number} shipped': 'ऑर्डर {number} का एक हिस्सा भेजा गया',
  'Part of order {number} out for delivery': 'ऑर्डर {number} का एक हिस्सा डिलीवरी के लिए निकला',
  'Part of order {number} delivered': 'ऑर्डर {number} का एक हिस्सा पहुँच गया',
  'Your order comes in several parcels. This one holds:': 'आपका ऑर्डर कई पार्सल में आएगा। इस पार्सल में है:',
  'Part of order {number} lost on its way': 'ऑर्डर {number} का एक हिस्सा रास्ते में खो गया',
  'We are sorry. We send it again, at no cost to you.': 'हमें खेद है। हम इसे बिना किसी शुल्क के फिर से भेज रहे हैं।',
  'We are sorry. You do not pay for it: {amount} less is due.':
    'हमें खेद है। इसके लिए आपको कुछ नहीं देना है: अब {amount} कम देने हैं।',
  'We are sorry. {amount} goes back to you for it.': 'हमें खेद है। इसके {amount} आपको लौटाए जा रहे हैं।',
  'Nothing of this order is on its way any more.': 'इस ऑर्डर का कोई और सामान रास्ते में नहीं है।',
  'What was in it:': 'इसमें था:',
  'Parcel {place} was lost on its way. We send it again, at no cost to you.':
    'पार्सल {place} रास्ते में खो गया। हम इसे बिना किसी शुल्क के फिर से भेज रहे हैं।',
  'Parcel {place} was lost on its way. You do not pay for what was in it.':
    'पार्सल {place} रास्ते में खो गया। इसमें जो था उसके लिए आपको कुछ नहीं देना है।',
  // Returns
  '{title} for order {number}': 'ऑर्डर {number}: {title}',
  'Return requested': 'वापसी का अनुरोध मिला',
  'Replacement requested': 'बदलने का अनुरोध मिला',
  'We have your request. The courier picks the parcel up at the delivery address.':
    'हमें आपका अनुरोध मिल गया है। कूरियर पार्सल डिलीवरी के पते से ले जाएगा।',
  'Return received': 'लौटाया सामान मिल गया',
  'Your parcel has reached us. We check it and refund you next.':
    'आपका पार्सल हमें मिल गया है। अब हम जाँचकर रिफ़ंड करेंगे।',
  'Your parcel has reached us. We check it and send the replacement next.':
    'आपका पार्सल हमें मिल गया है। अब हम जाँचकर बदले का सामान भेजेंगे।',
  'Return not accepted': 'वापसी स्वीकार नहीं हुई',
  'We could not accept your return.': 'हम आपकी वापसी स्वीकार नहीं कर सके।',
  'Replacement sent': 'बदले का सामान भेजा गया',
  'Your replacement is with the courier.': 'आपका बदले का सामान कूरियर के पास है।',
  'We also refund the delivery charge and the cash on delivery fee when the whole order comes back because it arrived damaged, does not work, is not what you ordered or is not as described.':
    'पूरा ऑर्डर इसलिए वापस आए कि वह ख़राब हालत में पहुँचा, काम नहीं करता, वह नहीं है जो आपने ऑर्डर किया था या बताए गए जैसा नहीं है, तो हम डिलीवरी शुल्क और कैश ऑन डिलीवरी शुल्क भी लौटाते हैं।',
  // Warranty
  'Warranty claim received': 'वारंटी का दावा मिला',
  'We look at your claim and tell you within 24 hours on business days how it goes on.':
    'हम आपका दावा देखकर कामकाजी दिनों में 24 घंटे के भीतर बताएँगे कि आगे क्या होगा।',
  'Warranty claim approved': 'वारंटी का दावा मंज़ूर',
  'The courier picks the parcel up at the delivery address. Send the earbuds and the case together.':
    'कूरियर पार्सल डिलीवरी के पते से ले जाएगा। ईयरबड्स और केस साथ भेजें।',
  'Warranty claim declined': 'वारंटी का दावा मंज़ूर नहीं हुआ',
  'We could not accept your claim.': 'हम आपका दावा स्वीकार नहीं कर सके।',
  'We have received your product': 'आपका उत्पाद हमें मिल गया',
  'We test it, and repair or replace it next.': 'हम इसे जाँचेंगे, फिर ठीक करेंगे या बदलेंगे।',
  'Repaired and sent back': 'ठीक करके वापस भेजा गया',
  'Your product is with the courier.': 'आपका उत्पाद कूरियर के पास है।',
  Product: 'उत्पाद',
  Problem: 'समस्या',
  'No sound, or sound on one side only': 'आवाज़ नहीं, या केवल एक तरफ़ आवाज़',
  'It does not charge, or the battery drains fast': 'चार्ज नहीं होता, या बैटरी जल्दी ख़त्म होती है',
  'It does not connect, or loses the connection': 'कनेक्ट नहीं होता, या कनेक्शन टूट जाता है',
  'Others cannot hear me': 'दूसरों को मेरी आवाज़ नहीं सुनाई देती',
  'The touch controls or buttons do not work': 'टच कंट्रोल या बटन काम नहीं करते',
  'Something else': 'कुछ और',
  // Products
  '{name} in {colour}': '{name}, {colour}',
  'Confirm your email address': 'अपना ईमेल पता पक्का करें',
  'You asked for an email when this is back in stock: {name}.': 'आपने इसके स्टॉक में लौटने पर ईमेल माँगा था: {name}।',
  'You asked for an email when this costs less than {price}: {name}.':
    'आपने इसका दाम {price} से कम होने पर ईमेल माँगा था: {name}।',
  'Confirm that this address is yours within {days} days. If it was not you who asked, ignore this email: we will not write again.':
    '{days} दिन के भीतर पक्का करें कि यह पता आपका है। अगर आपने नहीं माँगा था तो इस ईमेल पर ध्यान न दें: हम फिर नहीं लिखेंगे।',
  Confirm: 'पक्का करें',
  'Back in stock: {name}': 'फिर स्टॉक में: {name}',
  'You can buy {name} again, for {price}.': '{name} अब फिर {price} में मिल रहा है।',
  'We cannot keep a piece for you. This is the only message that we send for this request.':
    'हम आपके लिए रोककर नहीं रख सकते। इस अनुरोध पर हम यही एक संदेश भेजते हैं।',
  'View {name}': '{name} देखें',
  'Now {price}: {name}': 'अब {price}: {name}',
  'When you asked, the price of {name} was {before}. Now it is {price}.':
    'जब आपने कहा था, {name} का दाम {before} था। अब {price} है।',
  'This is the only message that we send for this request.': 'इस अनुरोध पर हम यही एक संदेश भेजते हैं।',
  'You get this message because someone asked for it at {shop} with this email address.':
    'यह संदेश इसलिए आया क्योंकि {shop} पर किसी ने इस ईमेल पते से इसे माँगा था।',
  'Stop all messages about products': 'उत्पादों के सभी संदेश बंद करें',
  // Tickets
  'We have your message: ticket {number}': 'आपका संदेश मिल गया: टिकट {number}',
  'Your message has reached us. {promise}': 'आपका संदेश हमें मिल गया है। {promise}',
  'We reply within 24 hours on business days.': 'हम कामकाजी दिनों में 24 घंटे के भीतर जवाब देते हैं।',
  'We acknowledge a complaint within 48 hours and resolve it within one month.':
    'हम 48 घंटे के भीतर शिकायत मिलने की सूचना देते हैं और एक महीने के भीतर उसका समाधान करते हैं।',
  'Mention {number} when you write or call about it.': 'इसके बारे में लिखते या कॉल करते समय {number} बताएँ।',
  'You get this message because someone wrote to {shop} with this email address.':
    'यह संदेश इसलिए आया क्योंकि किसी ने इस ईमेल पते से {shop} को लिखा था।',
  // Codes and accounts
  '{code} is your Shruti code. It works for 5 minutes.': '{code} आपका Shruti कोड है। यह 5 मिनट तक चलेगा।',
  'The phone number of your Shruti account was changed to {number}. If this was not you, contact Shruti support at once.':
    'आपके Shruti अकाउंट का फ़ोन नंबर बदलकर {number} हुआ। आपने नहीं बदला तो तुरंत Shruti सहायता से बात करें।',
  '{code} is your Shruti code': '{code} आपका Shruti कोड है',
  'It works for 5 minutes, on the device that asked for it.':
    'यह 5 मिनट तक, उसी डिवाइस पर चलेगा जिसने इसे माँगा।',
  'Your Shruti code': 'आपका Shruti कोड',
  'Enter {code} to choose a new password. The code works for 5 minutes, on the device that asked for it.':
    'नया पासवर्ड चुनने के लिए {code} डालें। कोड 5 मिनट तक, उसी डिवाइस पर चलेगा जिसने इसे माँगा।',
  'Enter {code} to confirm this email address. The code works for 5 minutes, on the device that asked for it.':
    'यह ईमेल पता पक्का करने के लिए {code} डालें। कोड 5 मिनट तक, उसी डिवाइस पर चलेगा जिसने इसे माँगा।',
  'Enter {code} to confirm that it is you. The code works for 5 minutes, on the device that asked for it.':
    'यह पक्का करने के लिए कि आप ही हैं, {code} डालें। कोड 5 मिनट तक, उसी डिवाइस पर चलेगा जिसने इसे माँगा।',
  'We never ask for it by phone or message. If you did not ask for a code, you can ignore this email.':
    'हम यह कोड फ़ोन या संदेश से कभी नहीं पूछते। आपने कोड नहीं माँगा तो इस ईमेल पर ध्यान न दें।',
  'You get this message because someone asked for a code at Shruti with this email address.':
    'यह संदेश इसलिए आया क्योंकि किसी ने Shruti पर इस ईमेल पते से कोड माँगा था।',
  'You get this message because this email address belongs to an account at Shruti.':
    'यह संदेश इसलिए आया क्योंकि यह ईमेल पता Shruti के एक अकाउंट का है।',
  'If this was not you, choose a new password with "Forgot password?" on our sign-in page, and write to our support team.':
    'अगर यह आपने नहीं किया तो साइन इन के पेज पर “पासवर्ड भूल गए?” से नया पासवर्ड चुनें, और हमारी सहायता टीम को लिखें।',
  'If this was not you, write to our support team at once.':
    'अगर यह आपने नहीं किया तो तुरंत हमारी सहायता टीम को लिखें।',
  'Your Shruti password was changed': 'आपका Shruti पासवर्ड बदला गया',
  'Your password was changed, and all other devices were signed out.':
    'आपका पासवर्ड बदला गया, और बाकी सभी डिवाइस साइन आउट हो गए।',
  'The email address of your Shruti account was changed': 'आपके Shruti अकाउंट का ईमेल पता बदला गया',
  'Your account now uses {email} instead of this address.': 'अब आपके अकाउंट में इस पते की जगह {email} है।',
  'The phone number of your Shruti account was changed': 'आपके Shruti अकाउंट का फ़ोन नंबर बदला गया',
  'Your account now uses {number}.': 'अब आपके अकाउंट में {number} है।',
  'Two-step sign-in was turned on': 'दो चरणों में साइन इन चालू हुआ',
  'Two-step sign-in was turned off': 'दो चरणों में साइन इन बंद हुआ',
  'From now on signing in to your Shruti account asks for a code of your authenticator app.':
    'अब से आपके Shruti अकाउंट में साइन इन करने पर ऑथेंटिकेटर ऐप का कोड पूछा जाएगा।',
  'Signing in to your Shruti account no longer asks for a code of your authenticator app.':
    'अब आपके Shruti अकाउंट में साइन इन करने पर ऑथेंटिकेटर ऐप का कोड नहीं पूछा जाएगा।',
  'Your Shruti account was deleted': 'आपका Shruti अकाउंट मिटा दिया गया',
  'Your account and the personal data with it were deleted. We keep the amounts of your orders, without your name, for as long as tax law asks us to.':
    'आपका अकाउंट और उसका निजी डेटा मिटा दिया गया। आपके ऑर्डरों की रकम हम बिना आपके नाम के उतने समय तक रखते हैं जितना टैक्स कानून माँगता है।',
} as const
