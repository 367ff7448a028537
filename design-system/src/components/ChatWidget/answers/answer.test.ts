import { describe, expect, it } from 'vitest'
import { createAnswerer } from './answer.ts'
import { chatKnowledge, fallbackText } from './knowledge.ts'

const contacts = {
  supportPhone: '1800 000 0000',
  supportEmail: 'support@shruti.example',
  salesEmail: 'sales@shruti.example',
  businessHours: 'Monday-Friday 9:00 AM-6:00 PM IST',
  social: { instagram: '@shruti.ig', twitter: '@shruti.tw', facebook: '@shruti.fb' },
}
const answer = createAnswerer(contacts)

/** A question as people type it, what it is about, and words that the answer must hold. */
type Row = readonly [question: string, topic: string, holds: string]

const rows = {
  'product count': [
    ['How many products do you have?', 'count', 'three models'],
    ['how many earbuds do you sell', 'count', 'Komal (₹2,999)'],
    ['number of models', 'count', 'Shuddha (₹4,999)'],
    ['kitne models hai', 'count', 'Tivra (₹7,999)'],
    ['aapke paas kitne product hain', 'count', 'three models'],
    ['total products?', 'count', 'three models'],
    ['How many typs of earphones', 'count', 'three models'],
    ['how many earbuds under 5000', 'count', 'three models'],
  ],
  'price range': [
    ['earbuds under 5000', 'price:komal,shuddha', 'Komal (₹2,999) and Shuddha (₹4,999)'],
    ['Show me earbuds below ₹3,000', 'price:komal', 'Komal (₹2,999)'],
    ['under 3k', 'price:komal', 'Up to ₹3,000'],
    ['anything above 5000?', 'price:tivra', 'Tivra (₹7,999)'],
    ['between 3000 and 6000', 'price:shuddha', 'Between ₹3,000 and ₹6,000'],
    ['between 2,500 to 5,000 rupees', 'price:komal,shuddha', 'Between ₹2,500 and ₹5,000'],
    ['5000 se kam', 'price:komal,shuddha', 'Up to ₹5,000'],
    ['teen hazaar ke andar', 'price:komal', 'Up to ₹3,000'],
    ['paanch hazar tak wala dikhao', 'price:komal,shuddha', 'Up to ₹5,000'],
    ['earbuds under five thousand', 'price:komal,shuddha', 'Up to ₹5,000'],
    ['my budget is 8000', 'price:komal,shuddha,tivra', 'Up to ₹8,000'],
    ['Rs. 2000 ke neeche', 'price:none', 'none of the three main models'],
    ['around 5000', 'price:shuddha', 'Around ₹5,000'],
    ['cheapest one?', 'price:komal,shuddha,tivra', 'Lowest price first: Komal'],
    ['sabse sasta earbud', 'price:komal,shuddha,tivra', 'Komal (₹2,999)'],
    ['most expensive model', 'price:tivra', 'Tivra (₹7,999)'],
    ['over 10000', 'price:none', 'none of the three main models'],
    ['4 hazar se zyada', 'price:shuddha,tivra', 'From ₹4,000'],
    ['kuch 3000 rupees mein hai kya', 'price:komal', 'Around ₹3,000'],
  ],
  'a named model': [
    ['Tell me about Tivra', 'model:tivra', '₹7,999'],
    ['komal', 'model:komal', 'IPX4'],
    ['What is Shuddha?', 'model:shuddha', 'Up to 25 dB'],
    ['tivra price', 'model:tivra', 'Tivra costs ₹7,999'],
    ['komal ka price kya hai', 'model:komal', 'Komal costs ₹2,999'],
    ['How much is the shudha?', 'model:shuddha', 'Shuddha costs ₹4,999'],
    ['komal colours', 'model:komal', 'Black, White and Blue'],
    ['what colors does tivra come in', 'model:tivra', 'Black, White, Silver and Gold'],
    ['how many colors in shuddha', 'model:shuddha', 'Black, White, Green and Pink'],
    ['tivra battery backup', 'model:tivra', '32 hours with the case'],
    ['How long does Komal battery last', 'model:komal', '24 hours with the case'],
    ['is shuddha waterproof', 'model:shuddha', 'IPX5'],
    ['does tivra have anc', 'model:tivra', 'up to 35 dB'],
    ['komal noise cancellation?', 'model:komal', 'none'],
    ['tivra warranty', 'model:tivra', '2 years'],
    ['warranty of komal', 'model:komal', '1 year'],
    ['Is Tivra in stock', 'model:tivra', 'in stock'],
    ['teevra ki battery', 'model:tivra', '8 hours in the bud'],
    ['compare komal and tivra', 'model:komal,tivra', 'Komal, ₹2,999'],
    ['shuddha vs tivra', 'model:shuddha,tivra', 'Tivra, ₹7,999'],
    ['flagship', 'model:tivra', 'Tivra, ₹7,999'],
    ['entry model details', 'model:komal', 'Komal, ₹2,999'],
    ['mid model', 'model:shuddha', 'Shuddha, ₹4,999'],
    ['shuddha bluetooth version', 'model:shuddha', 'Bluetooth 5.3'],
    [
      'Tivra price and warranty',
      'model:tivra',
      'costs ₹7,999, all taxes included and has a warranty of 2 years',
    ],
    ['can I use komal in gym', 'model:komal', 'IPX4'],
  ],
  'two intents in one line': [
    ['my tivra wont connect', 'model:tivra issue:no-connection', 'pair again'],
    ['shuddha battery draining fast', 'model:shuddha issue:battery-drain', '28 hours'],
    ['komal not charging and what is the warranty', 'model:komal issue:no-charging', '1 year'],
    ['komal price and delivery time', 'model:komal', 'Komal costs ₹2,999'],
    ['earbuds under 5000 with noise cancellation', 'price:komal,shuddha', 'Shuddha'],
    ['bluetooth not working, where is your store in delhi', 'issue:no-connection', 'pair again'],
  ],
  faults: [
    ["My earbuds won't connect", 'issue:no-connection', 'pair again'],
    ['not pairing with my phone', 'issue:no-connection', 'Bluetooth list'],
    ['bluetooth not conecting', 'issue:no-connection', 'Bluetooth list'],
    ['It keeps disconnecting', 'issue:no-connection', 'Bluetooth list'],
    ['phone se connect nahi ho raha', 'issue:no-connection', 'Bluetooth list'],
    ['not showing in bluetooth list', 'issue:no-connection', 'Bluetooth list'],
    ['poor sound', 'issue:poor-sound', 'Wipe the mesh'],
    ['left earbud not working', 'issue:poor-sound', 'Wipe the mesh'],
    ['sound is low in right side', 'issue:poor-sound', 'Wipe the mesh'],
    ['awaaz nahi aa rahi', 'issue:poor-sound', 'Wipe the mesh'],
    ['volume is low', 'issue:poor-sound', 'Wipe the mesh'],
    ['there is crackling noise', 'issue:poor-sound', 'Wipe the mesh'],
    ['the sound is distorted', 'issue:poor-sound', 'Wipe the mesh'],
    ['battery drains too fast', 'issue:battery-drain', 'corrects the gauge'],
    ['battery jaldi khatam ho jati hai', 'issue:battery-drain', 'corrects the gauge'],
    ['batery drain problem', 'issue:battery-drain', 'corrects the gauge'],
    ['battery dies quickly', 'issue:battery-drain', 'corrects the gauge'],
    ['touch controls not working', 'issue:touch-controls', 'Dry your fingers'],
    ['touch kaam nahi kar raha', 'issue:touch-controls', 'Dry your fingers'],
    ['double tap does nothing', 'issue:touch-controls', 'Dry your fingers'],
    ['anc not working', 'issue:noise-cancellation', 'two seconds'],
    ['noise cancelation not working', 'issue:noise-cancellation', 'two seconds'],
    ['anc kaam nahi kar raha', 'issue:noise-cancellation', 'two seconds'],
    ['i can still hear noise', 'issue:noise-cancellation', 'tips that seal'],
    ["case won't charge", 'issue:no-charging', 'gold contacts'],
    ['earbuds not charging', 'issue:no-charging', 'gold contacts'],
    ['charge nahi ho raha', 'issue:no-charging', 'gold contacts'],
    ['not turning on', 'issue:no-charging', 'gold contacts'],
    ['not chargeing', 'issue:no-charging', 'USB-C cable'],
  ],
  'a store in a city': [
    ['Where is your store in Mumbai?', 'store:mumbai', 'Mumbai:'],
    ['delhi store', 'store:delhi', 'Delhi:'],
    ['store in bengaluru', 'store:bangalore', 'Bangalore:'],
    ['showroom in chennai', 'store:chennai', 'Chennai:'],
    ['hyderabad', 'store:hyderabad', 'Hyderabad:'],
    ['bombay outlet address', 'store:mumbai', 'Mumbai:'],
    ['madras mein dukaan kahan hai', 'store:chennai', 'Chennai:'],
    ['stores in delhi and mumbai', 'store:delhi,mumbai', 'Mumbai:'],
    ['banglore shop timing', 'store:bangalore', 'Bangalore:'],
  ],
  shipping: [
    ['shipping', 'category:shipping', '3-5 business days'],
    ['delivery kab hogi', 'category:shipping', '3-5 business days'],
    ['How many days for delivery?', 'category:shipping', '3-5 business days'],
    ['express delivery available?', 'category:shipping/express', '₹199'],
    ['i need it tomorrow, fast delivery', 'category:shipping/express', '1-2 days'],
    ['do you ship abroad', 'category:shipping/international', '7-14 days'],
    ['international shipping to dubai', 'category:shipping/international', '7-14 days'],
    ['free shipping over 999?', 'category:shipping/cost', 'free over ₹999'],
    ['delivery charges', 'category:shipping/cost', '₹49'],
    ['Do you deliver to Mumbai', 'category:shipping/area', 'PIN code'],
    ['delivary time', 'category:shipping', '3-5 business days'],
    ['kitne din lagenge delivery mein', 'category:shipping', '3-5 business days'],
    ['is my pincode serviceable', 'category:shipping/area', 'PIN code'],
  ],
  'orders and money': [
    ['where is my order', 'category:tracking', 'Track order'],
    ['mera order kahan hai', 'category:tracking', 'Track order'],
    ['track my order', 'category:tracking', 'order number'],
    ['order abhi tak nahi aaya', 'category:tracking/late', '1800 000 0000'],
    ['my parcel is delayed', 'category:tracking/late', 'within 24 hours on business days'],
    ['cancel my order', 'category:order-changes', 'until the order is shipped'],
    ['order cancel karna hai', 'category:order-changes', 'My orders'],
    ['i gave wrong address', 'category:order-changes/address', 'Cancel it'],
    ['can i return it', 'category:returns', '30 days'],
    ['return policy?', 'category:returns', '30 days'],
    ['retrun policy', 'category:returns', '30 days'],
    ['wapas kaise kare', 'category:returns', '30 days'],
    ['I received a damaged product', 'category:returns/damaged', 'support@shruti.example'],
    ['can i return opened box', 'category:returns/opened', 'try them'],
    ['when will I get my refund', 'category:refunds', '5-7 business days'],
    ['paisa wapas kab milega', 'category:refunds', '5-7 business days'],
    ['refund status', 'category:refunds', '5-7 business days'],
    ['amount deducted but no order', 'category:refunds/failed-payment', 'bank returns it'],
    ['warranty', 'category:warranty', '1-year warranty'],
    ['warranty kitni hai', 'category:warranty', 'premium models have 2 years'],
    ['extended warranty', 'category:warranty/extended', '3 years in total'],
    ['how to claim warranty', 'category:warranty/claim', 'support@shruti.example'],
    ['waranty period', 'category:warranty', '1-year warranty'],
    ['payment methods', 'category:payment', 'cash on delivery'],
    ['is cod available', 'category:payment/cod', '₹10,000'],
    ['cash on delivery hai kya', 'category:payment/cod', '₹10,000'],
    ['my payment failed', 'category:payment/failed', 'not been charged'],
    ['can i pay by gpay', 'category:payment', 'UPI'],
    ['emi available?', 'category:emi', '₹250 a month'],
    ['EMI above 3000?', 'category:emi', 'above ₹3,000'],
    ['kya installment mein milega', 'category:emi', '₹250 a month'],
    ['i need gst invoice', 'category:invoice', 'GSTIN'],
    ['bill chahiye', 'category:invoice', 'GSTIN'],
  ],
  offers: [
    ['any discount?', 'category:offers', '20 % off your first purchase'],
    ['coupon code', 'category:offers', 'One code an order'],
    ['student discount', 'category:offers/student', '10 %'],
    ['newsletter offer', 'category:offers/newsletter', '10 % off your first purchase'],
    ['bulk order for company', 'category:offers/bulk', 'sales@shruti.example'],
    ['koi offer chal raha hai', 'category:offers', '20 %'],
  ],
  'choosing and features': [
    ['which one should i buy', 'category:recommendation', 'Komal'],
    ['suggest earbuds for gym', 'category:recommendation/sport', 'ear hooks'],
    ['best for calls', 'category:recommendation/calls', 'Komal'],
    ['which earbuds for flight travel', 'category:recommendation/travel', 'Tivra'],
    ['noise cancellation', 'category:noise-cancellation', '25 dB'],
    ['do you have anc earbuds', 'category:noise-cancellation', '35 dB'],
    ['transparency mode?', 'category:noise-cancellation/transparency', 'Tivra'],
    ['battery life', 'category:battery', '32'],
    ['battery kitne ghante chalti hai', 'category:battery', '24 hours'],
    ['do they support fast charging', 'category:battery/charging', 'USB-C'],
    ['wireless charging', 'category:battery/wireless', 'USB-C'],
    ['are they waterproof', 'category:water', 'IPX5'],
    ['can I swim with them', 'category:water/swimming', 'Do not swim'],
    ['baarish mein chalega', 'category:water', 'rain'],
    ['does it work with iphone', 'category:connection/phones', 'iPhone'],
    ['multipoint', 'category:connection/multipoint', 'two devices'],
    ['how to pair', 'category:connection', 'open the case'],
    ['they fall out of my ear, tips size', 'category:fit', 'silicone tips'],
    ['kaan mein dard hota hai', 'category:fit/hurt', 'size down'],
    ['spare tips', 'category:accessories', 'Accessories'],
    ['i lost one earbud', 'category:accessories/lost-bud', 'order number'],
    ['how to clean earbuds', 'category:accessories/cleaning', 'dry, soft brush'],
  ],
  'people, stores, account, small talk': [
    ['talk to a human', 'category:human-agent', '1800 000 0000'],
    ['customer care number', 'category:human-agent', 'support@shruti.example'],
    ['mujhe agent se baat karni hai', 'category:human-agent', 'Monday-Friday 9:00 AM-6:00 PM IST'],
    ['are you open on sunday', 'category:human-agent/hours', 'Monday-Friday 9:00 AM-6:00 PM IST'],
    ['your instagram contact', 'category:human-agent/social', '@shruti.ig'],
    ['any store near me', 'category:stores', 'five stores'],
    ['store in pune?', 'category:stores', 'five stores'],
    ['otp not received', 'category:account/otp', '5 minutes'],
    ['i forgot my password', 'category:account/password', 'one-time code'],
    ['how to login', 'category:account', 'Sign in'],
    ['hi', 'category:small-talk', 'Hello'],
    ['namaste', 'category:small-talk', 'Hello'],
    ['thank you', 'category:small-talk/thanks', 'welcome'],
    ['shukriya', 'category:small-talk/thanks', 'welcome'],
    ['are you a bot', 'category:small-talk/bot', 'program'],
  ],
  'nothing that is known': [
    ['asdf qwerty', 'fallback', fallbackText],
    ['what is the capital of France', 'fallback', fallbackText],
    ['???', 'fallback', fallbackText],
    ['मुझे मदद चाहिए', 'fallback', fallbackText],
  ],
} satisfies Record<string, readonly Row[]>

for (const [group, table] of Object.entries<readonly Row[]>(rows)) {
  describe(`[CHAT-5] answers about ${group}`, () => {
    it.each(table)('%s', (question, topic, holds) => {
      const given = answer(question)
      expect({ topic: given.topic, text: given.text }).toEqual({
        topic,
        text: expect.stringContaining(holds),
      })
    })
  })
}

describe('the knowledge of the chat', () => {
  it('[CHAT-5] is proven by at least 150 questions', () => {
    expect(Object.values(rows).flat().length).toBeGreaterThanOrEqual(150)
  })

  it('[CHAT-5] falls back to the required words', () => {
    expect(fallbackText).toBe(
      "Thank you for your message. If you have specific questions about our products, shipping, returns, or technical support, please let me know and I'll be happy to help.",
    )
  })

  it('[CHAT-6] has 21 keyword categories', () => {
    expect(chatKnowledge.categories).toHaveLength(21)
    expect(new Set(chatKnowledge.categories.map(category => category.id)).size).toBe(21)
  })

  it('[CHAT-7] knows three models with the specified figures, all in stock', () => {
    expect(
      chatKnowledge.models.map(model => [
        model.price,
        model.colors.join('/'),
        model.waterResistance,
        model.noiseReduction,
        model.warranty,
        model.inStock,
      ]),
    ).toEqual([
      [2999, 'Black/White/Blue', 'IPX4', 'None: the tips seal the ear, nothing more', '1 year', true],
      [4999, 'Black/White/Green/Pink', 'IPX5', 'Up to 25 dB', '1 year', true],
      [7999, 'Black/White/Silver/Gold', 'IPX5', 'Up to 35 dB', '2 years', true],
    ])
  })

  it('[CHAT-8] ends the answer to each of six faults with the support email and phone', () => {
    expect(chatKnowledge.issues).toHaveLength(6)
    for (const issue of chatKnowledge.issues) {
      const lastLine = answer(issue.symptoms[0] ?? '')
        .text.split('\n')
        .at(-1)
      expect(lastLine).toBe('If that does not help, write to support@shruti.example or call 1800 000 0000.')
    }
  })

  it('[CHAT-8] knows five stores with address, phone and hours', () => {
    expect(chatKnowledge.stores.map(store => store.city)).toEqual([
      'Delhi',
      'Mumbai',
      'Bangalore',
      'Chennai',
      'Hyderabad',
    ])
    for (const store of chatKnowledge.stores) {
      expect(answer(`store in ${store.city}`).text).toBe(
        `${store.city}: ${store.address}. Phone ${store.phone}. ${store.hours}.`,
      )
      expect([store.address, store.phone, store.hours].every(part => part.length > 5)).toBe(true)
    }
  })

  it('leaves no placeholder unfilled in any answer', () => {
    const texts = chatKnowledge.categories.flatMap(category => [category, ...(category.subAnswers ?? [])])
    const questions = texts.flatMap(entry => entry.keywords)
    expect(questions.map(question => answer(question).text).filter(text => /\{\w+\}/.test(text))).toEqual([])
  })
})
