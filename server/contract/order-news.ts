import type { Language } from './language.ts'
import type { OrderStatus } from './types.ts'

/** What is told of a step of an order, worded so that it stays true once the order has moved on. */
export interface OrderNews {
  /** @param number the order's, as printed */
  readonly title: (number: string) => string
  readonly message: string
}

/** The words of messages by e-mail and SMS. The notifications of the shop's pages say the same, which a test holds. */
export const orderNews: Readonly<Record<OrderStatus, OrderNews>> = {
  pending_payment: {
    title: number => `Payment due for order ${number}`,
    message: 'Complete the payment to place your order.',
  },
  payment_failed: {
    title: number => `Payment failed for order ${number}`,
    message: 'You have not been charged.',
  },
  placed: { title: number => `Order ${number} placed`, message: 'We have received your order.' },
  confirmed: { title: number => `Order ${number} confirmed`, message: 'We will pack it next.' },
  packed: { title: number => `Order ${number} packed`, message: 'The courier will pick it up next.' },
  shipped: { title: number => `Order ${number} shipped`, message: 'Your parcel is with the courier.' },
  out_for_delivery: {
    title: number => `Order ${number} out for delivery`,
    message: 'The courier is on the way to you.',
  },
  undelivered: {
    title: number => `Order ${number} not delivered`,
    message: 'The courier could not deliver your parcel.',
  },
  delivered: {
    title: number => `Order ${number} delivered`,
    message: 'You can return products within 30 days of delivery.',
  },
  cancelled: {
    title: number => `Order ${number} cancelled`,
    message: 'This order will not be shipped.',
  },
  returned_to_origin: {
    title: number => `Order ${number} returned to us`,
    message: 'The courier could not deliver your parcel.',
  },
}

const orderNewsInHindi: Readonly<Record<OrderStatus, OrderNews>> = {
  pending_payment: {
    title: number => `ऑर्डर ${number} का पेमेंट बाकी है`,
    message: 'ऑर्डर देने के लिए पेमेंट पूरा करें।',
  },
  payment_failed: {
    title: number => `ऑर्डर ${number} का पेमेंट नहीं हो सका`,
    message: 'आपसे कोई पैसा नहीं लिया गया।',
  },
  placed: { title: number => `ऑर्डर ${number} मिल गया`, message: 'हमें आपका ऑर्डर मिल गया है।' },
  confirmed: { title: number => `ऑर्डर ${number} पक्का हुआ`, message: 'अब हम इसे पैक करेंगे।' },
  packed: { title: number => `ऑर्डर ${number} पैक हुआ`, message: 'अब कूरियर इसे ले जाएगा।' },
  shipped: { title: number => `ऑर्डर ${number} भेजा गया`, message: 'आपका पार्सल कूरियर के पास है।' },
  out_for_delivery: {
    title: number => `ऑर्डर ${number} डिलीवरी के लिए निकला`,
    message: 'कूरियर आपके पास आ रहा है।',
  },
  undelivered: {
    title: number => `ऑर्डर ${number} पहुँच नहीं सका`,
    message: 'कूरियर आपका पार्सल नहीं पहुँचा सका।',
  },
  delivered: {
    title: number => `ऑर्डर ${number} पहुँच गया`,
    message: 'डिलीवरी के 30 दिन के भीतर आप उत्पाद लौटा सकते हैं।',
  },
  cancelled: { title: number => `ऑर्डर ${number} रद्द हुआ`, message: 'यह ऑर्डर नहीं भेजा जाएगा।' },
  returned_to_origin: {
    title: number => `ऑर्डर ${number} हमारे पास लौट आया`,
    message: 'कूरियर आपका पार्सल नहीं पहुँचा सका।',
  },
}

/** The same words in the language of the customer [BEY-19]. */
export const orderNewsIn: Readonly<Record<Language, Readonly<Record<OrderStatus, OrderNews>>>> = {
  en: orderNews,
  hi: orderNewsInHindi,
}
