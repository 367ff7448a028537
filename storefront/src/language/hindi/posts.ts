/**
 * The posts that a shop begins with in Hindi, text by text: server/seed/catalogue/posts.ts. The blog's pages alone fetch
 * them. What the shop writes itself stays in its own words.
 */
export const postTexts: Readonly<Record<string, string>> = {
  Care: 'देखभाल',
  Fit: 'फ़िट',
  Hearing: 'सुनना',
  Sound: 'आवाज़',
  'Games: yes': 'गेम: हाँ',
  'A game cannot shift the picture, because you decide what happens. Here each millisecond counts once: game mode on Matra holds 45 ms, Tivra, Meend, Gamak Pro and Dhrupad take 60 ms, Komal 80 ms and Bindu Lite 110 ms.':
    'गेम तस्वीर नहीं खिसका सकता, क्योंकि क्या होगा यह आप तय करते हैं। यहाँ हर मिलीसेकंड मायने रखता है: Matra का गेम मोड 45 ms रखता है, Tivra, Meend, Gamak Pro और Dhrupad 60 ms लेते हैं, Komal 80 ms और Bindu Lite 110 ms।',
  'A higher figure is another test': 'बड़ी संख्या यानी दूसरी जाँच',
  'Behind the windscreen of a closed car in May it gets hotter than 60 °C, and heat is what ages lithium cells fastest. Keep the case in your bag, not on the dashboard.':
    'मई में बंद कार के शीशे के पीछे 60 °C से ज़्यादा हो जाता है, और गर्मी लिथियम बैटरी को सबसे जल्दी पुराना करती है। केस बैग में रखें, डैशबोर्ड पर नहीं।',
  'Between a tap on the screen and the sound in your ear lie milliseconds. When they matter, and when not.':
    'स्क्रीन पर टैप और कान में आवाज़ के बीच मिलीसेकंड होते हैं। वे कब मायने रखते हैं, और कब नहीं।',
  'Bluetooth adds a delay of its own: the phone packs the sound, sends it, and the earbud keeps a little in store so that a lost packet is not heard as a gap. Across our range that takes 45 to 110 ms.':
    'Bluetooth अपनी देरी जोड़ता है: फ़ोन आवाज़ को पैक करता है, भेजता है, और ईयरबड थोड़ी जमा रखता है ताकि खोया हुआ पैकेट रुकावट न लगे। हमारे सभी मॉडलों में इसमें 45 से 110 ms लगते हैं।',
  'Broadcasters measured when viewers notice that lips and voice part (ITU-R BT.1359): at about 45 ms when sound comes first, but only at about 125 ms when it comes late. Bluetooth is always late, and all our earbuds stay below that. Most video apps shift the picture as well.':
    'प्रसारकों ने नापा कि दर्शक होंठ और आवाज़ का फ़र्क कब पकड़ते हैं (ITU-R BT.1359): आवाज़ पहले आए तो लगभग 45 ms पर, पर देर से आए तो लगभग 125 ms पर ही। Bluetooth हमेशा देर से होता है, और हमारे सभी ईयरबड इससे नीचे रहते हैं। ज़्यादातर वीडियो ऐप तस्वीर को भी खिसका देते हैं।',
  'Charge the case before it is empty. Around 20% is a good moment.':
    'केस ख़ाली होने से पहले चार्ज करें। लगभग 20% पर अच्छा समय है।',
  'Earbud cells are the size of a pea. Four habits that keep them going past the second year.':
    'ईयरबड की बैटरी मटर जितनी होती है। चार आदतें जो उसे दूसरे साल के बाद भी चलाती हैं।',
  'Films: hardly ever': 'फ़िल्में: शायद ही कभी',
  'For the commute IPX4 is enough: Komal, Meend, Matra and Bindu have it. For running in the rains take IPX5: Taan Run, Shuddha, Tivra and the Laya neckbands. Gamak Sport and Gamak Pro are IPX7, so you can rinse them after a run.':
    'आने-जाने के लिए IPX4 काफ़ी है: Komal, Meend, Matra और Bindu में है। बारिश में दौड़ने के लिए IPX5 लें: Taan Run, Shuddha, Tivra और Laya नेकबैंड। Gamak Sport और Gamak Pro IPX7 हैं, इसलिए दौड़ के बाद उन्हें धो सकते हैं।',
  'Forty hours at 80 dB': '80 dB पर चालीस घंटे',
  'Heat first': 'पहले गर्मी',
  'How loud, and for how long': 'कितनी तेज़, और कितनी देर',
  'How to hear it for yourself': 'ख़ुद कैसे सुनें',
  'How to make a small battery last': 'छोटी बैटरी देर तक कैसे चले',
  'IPX4, IPX5 and IPX7 are three different tests. Which one a monsoon commute, a run and a rinse need.':
    'IPX4, IPX5 और IPX7 तीन अलग जाँच हैं। बरसात का सफ़र, दौड़ और धुलाई में किसकी ज़रूरत है।',
  'IPX4: water splashed from all sides. That is sweat, and a drizzle on the way to the station.':
    'IPX4: हर ओर से पानी के छींटे। यानी पसीना, और स्टेशन के रास्ते की फुहार।',
  'IPX5: a jet from a small nozzle. That is rain with wind behind it.':
    'IPX5: छोटी नली की धार। यानी हवा के साथ बारिश।',
  'IPX7: 30 minutes under one metre of water. That is a rinse under the tap, or a puddle.':
    'IPX7: एक मीटर पानी के नीचे 30 मिनट। यानी नल के नीचे धुलाई, या पानी भरा गड्ढा।',
  'If someone at arm’s length has to shout for you to hear them, turn it down.':
    'हाथ भर की दूरी पर खड़े व्यक्ति को आपको सुनाने के लिए चिल्लाना पड़े तो आवाज़ कम करें।',
  'If the earbud slips out when you talk, the tip is too large.': 'बात करते समय ईयरबड फिसले तो टिप बड़ी है।',
  'If the gauge looks wrong, let the earbuds run down once and charge them fully. That corrects the gauge.':
    'बैटरी का प्रतिशत ग़लत लगे तो ईयरबड को एक बार पूरा चलने दें और फिर पूरा चार्ज करें। इससे प्रतिशत ठीक हो जाता है।',
  'If you play an instrument or record yourself, use a cable. Khayal and Dhrupad have a 3.5 mm cable in the box, and a cable adds no delay that anyone can hear.':
    'आप वाद्य बजाते हों या ख़ुद को रिकॉर्ड करते हों तो केबल लगाएँ। Khayal और Dhrupad के डिब्बे में 3.5 mm केबल है, और केबल ऐसी कोई देरी नहीं जोड़ती जो सुनाई दे।',
  'In air at 20 °C sound goes 343 metres in a second, so about 34 centimetres in a millisecond. Someone who speaks to you across a room of 7 metres is 20 ms late, and you have never minded.':
    '20 °C की हवा में आवाज़ एक सेकंड में 343 मीटर जाती है, यानी एक मिलीसेकंड में लगभग 34 सेंटीमीटर। 7 मीटर के कमरे के पार से कोई आपसे बोले तो 20 ms की देरी होती है, और आपको कभी खटका नहीं।',
  'Many people have one ear canal wider than the other. Wearing a medium on one side and a large on the other is normal, and is why the box holds three pairs.':
    'बहुत लोगों के एक कान का रास्ता दूसरे से चौड़ा होता है। एक ओर मीडियम और दूसरी ओर लार्ज पहनना आम बात है, इसीलिए डिब्बे में तीन जोड़ी होती हैं।',
  'Nobody chooses 89 dB in a quiet room. They choose it in a bus, because music has to stand above the noise to be heard. Take the noise away and the hand goes to the volume by itself.':
    'शांत कमरे में कोई 89 dB नहीं चुनता। लोग बस में चुनते हैं, क्योंकि सुनाई देने के लिए संगीत को शोर से ऊपर होना पड़ता है। शोर हटा दें तो हाथ अपने आप वॉल्यूम की ओर जाता है।',
  'Noise cancelling is sold in decibels. What the figure says, what it leaves out, and why the tips matter first.':
    'नॉइज़ कैंसलिंग डेसिबल में बिकती है। संख्या क्या कहती है, क्या छोड़ देती है, और पहले टिप क्यों मायने रखती है।',
  'One minute, three tips': 'एक मिनट, तीन टिप',
  'Play something with a bass line you know.': 'ऐसा कुछ चलाएँ जिसका बेस आप पहचानते हों।',
  'Push the earbud gently. If the bass grows, the tip is too small.':
    'ईयरबड को हल्के से दबाएँ। बेस बढ़े तो टिप छोटी है।',
  'Put the earbuds in without music, in the noisiest room you have. Switch cancelling off and on. What goes away is the number on the box. What stays is the tip: try the next size.':
    'सबसे शोर वाले कमरे में बिना संगीत के ईयरबड पहनें। कैंसलिंग बंद और चालू करें। जो चला जाए वह डिब्बे पर लिखी संख्या है। जो रह जाए वह टिप है: अगला साइज़ आज़माएँ।',
  'Rain, sweat and the tap: reading a water rating': 'बारिश, पसीना और नल: पानी की रेटिंग कैसे पढ़ें',
  'Ringing in the ears after listening is a warning. Give them a day of rest; if it stays, see a doctor.':
    'सुनने के बाद कानों में सीटी बजना चेतावनी है। उन्हें एक दिन आराम दें; न जाए तो डॉक्टर को दिखाएँ।',
  'Set the volume in a quiet room, and leave it there outside.':
    'आवाज़ शांत कमरे में तय करें, और बाहर उसे वैसी ही रहने दें।',
  'Sound is slow anyway': 'आवाज़ वैसे भी धीमी है',
  'Start with the medium tip that is on the earbud.': 'मीडियम टिप से शुरू करें, जो ईयरबड पर लगी है।',
  'Ten decibels is half': 'दस डेसिबल यानी आधा',
  'That is what noise cancelling does for ears. Shuddha and Laya Quiet take up to 25 dB off a low hum, Tivra and Dhrupad up to 35 dB. Tips that seal do the same for voices and horns, without a battery.':
    'नॉइज़ कैंसलिंग कानों के लिए यही करती है। Shuddha और Laya Quiet धीमी गूँज से 25 dB तक घटाते हैं, Tivra और Dhrupad 35 dB तक। ठीक बैठने वाली टिप आवाज़ों और हॉर्न के लिए यही काम बिना बैटरी के करती है।',
  'The World Health Organization and the ITU have agreed on a figure for music players: an adult can listen at 80 dB for 40 hours a week without harm to be expected. That is about as loud as a busy road beside you.':
    'विश्व स्वास्थ्य संगठन और ITU म्यूज़िक प्लेयरों के लिए एक संख्या पर सहमत हैं: कोई वयस्क 80 dB पर हफ़्ते में 40 घंटे सुन सकता है, नुकसान की आशंका के बिना। यह लगभग उतनी तेज़ है जितनी बगल की व्यस्त सड़क।',
  'The X stands where a figure for dust would be. It means that dust was not tested, not that it gets in.':
    'X वहाँ है जहाँ धूल की संख्या होती। इसका मतलब है कि धूल की जाँच नहीं हुई, यह नहीं कि धूल अंदर जाती है।',
  'The account is one of energy, and 3 dB more are twice the energy. At 83 dB the same week has 20 hours, at 86 dB 10 hours, at 89 dB 5 hours. A little louder costs a lot of time.':
    'हिसाब ऊर्जा का है, और 3 dB ज़्यादा यानी दोगुनी ऊर्जा। 83 dB पर उसी हफ़्ते में 20 घंटे हैं, 86 dB पर 10 घंटे, 89 dB पर 5 घंटे। थोड़ा-सा तेज़ बहुत समय ले लेता है।',
  'The decibel is a ratio. Ears judge a sound that is 10 dB lower as about half as loud. So 25 dB is a little less than a fifth of the loudness, and 35 dB about an eleventh. The step from 25 to 35 halves once more what is left.':
    'डेसिबल एक अनुपात है। 10 dB धीमी आवाज़ कानों को लगभग आधी लगती है। इसलिए 25 dB यानी आवाज़ के पाँचवें हिस्से से थोड़ा कम, और 35 dB लगभग ग्यारहवाँ हिस्सा। 25 से 35 का क़दम बचे हुए को एक बार और आधा कर देता है।',
  'The delay you can see': 'देरी जो दिखती है',
  'The figure is a peak': 'यह संख्या सबसे अच्छी स्थिति की है',
  'Three habits': 'तीन आदतें',
  'Three more habits': 'तीन और आदतें',
  'Two ears, two sizes': 'दो कान, दो साइज़',
  'Up to 6 each test includes those below it. IPX7 is a bath and not a jet, so a pair that is IPX7 alone has not been held under a hose. All tests use clean, cold water for minutes: soap, salt, chlorine and steam are not in them. No rating of ours is made for the pool or the shower.':
    '6 तक हर जाँच में उससे नीचे की जाँच शामिल है। IPX7 डुबाना है, धार नहीं, इसलिए केवल IPX7 वाली जोड़ी पाइप के नीचे नहीं रखी गई। सारी जाँच साफ़, ठंडे पानी से कुछ मिनट होती है: साबुन, नमक, क्लोरीन और भाप उनमें नहीं हैं। हमारी कोई रेटिंग स्विमिंग पूल या शॉवर के लिए नहीं है।',
  'What 35 dB means on a Metro': 'मेट्रो में 35 dB का मतलब',
  'What is tested': 'क्या जाँचा जाता है',
  'What to take': 'क्या लें',
  'Whatever the figure, dry the earbuds before they go back into the case. Water on the contacts while they charge is what corrodes them.':
    'संख्या कोई भी हो, केस में वापस रखने से पहले ईयरबड सुखा लें। चार्ज होते समय कॉन्टैक्ट पर पानी ही उन्हें ख़राब करता है।',
  'When earbuds sound thin, the ear tip is usually the wrong size. A test that takes one minute.':
    'ईयरबड की आवाज़ पतली लगे तो अक्सर टिप का साइज़ ग़लत होता है। एक मिनट की जाँच।',
  'Which tip fits': 'कौन-सी टिप ठीक है',
  'Why people turn it up': 'लोग आवाज़ क्यों बढ़ाते हैं',
  'Wipe the contacts once a month: an earbud that does not sit properly stays switched on.':
    'महीने में एक बार कॉन्टैक्ट पोंछें: जो ईयरबड ठीक से नहीं बैठता, वह चालू रहता है।',
  'Your ears keep a weekly account. What 80 dB means, why 3 dB halve the hours, and how quiet helps.':
    'आपके कान हफ़्ते का हिसाब रखते हैं। 80 dB का मतलब, 3 dB से घंटे आधे क्यों होते हैं, और ख़ामोशी कैसे मदद करती है।',
  '“Up to” means at the frequency where cancelling works best, usually a low hum: a coach, an air conditioner, an aircraft. Voices sit higher, where the seal of the tip does most of the work. Earbuds with tips of the wrong size lose more than a better chip can bring back.':
    '“तक” का मतलब उस आवृत्ति पर है जहाँ कैंसलिंग सबसे अच्छा काम करती है, अक्सर धीमी गूँज: डिब्बा, एयर कंडीशनर, हवाई जहाज़। बोलने की आवाज़ें ऊपर होती हैं, जहाँ ज़्यादातर काम टिप का ठीक बैठना करता है। ग़लत साइज़ की टिप से ईयरबड जितना खोते हैं, उतना बेहतर चिप लौटा नहीं सकती।',
}
