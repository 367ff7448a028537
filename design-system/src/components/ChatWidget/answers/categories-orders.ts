import { phrases } from './phrases.ts'
import type { ChatCategory, ChatContacts } from './types.ts'
import { t } from '../../../texts/t.ts'

const track = () => ({ label: t('Track order'), href: '/track-order' })
const shippingInfo = () => ({ label: t('Shipping information'), href: '/shipping-info' })
const returnsPage = () => ({ label: t('Returns'), href: '/returns' })
const warrantyPage = () => ({ label: t('Warranty'), href: '/warranty' })
const myOrders = () => ({ label: t('My orders'), href: '/my-orders' })

/** From the order on: delivery, tracking, returns, money, warranty. The policy facts are those of CHAT-9. */
export const orderCategories = ({
  supportPhone,
  supportEmail,
  salesEmail,
}: ChatContacts): readonly ChatCategory[] => [
  {
    id: 'order-changes',
    keywords: phrases(
      `cancel, cancel order, order cancel policy, by mistake, order mistake, cancel after shipping,
      cancel how, cancel my order, cancel want, cancel how order`,
    ),
    reply: {
      text: t(
        'You can cancel an order until it is shipped: open it under My orders and choose Cancel order.',
      ),
      links: [myOrders()],
    },
    subAnswers: [
      {
        id: 'placing',
        keywords: phrases('place order how, how order, how buy, want order how'),
        reply: {
          text: t(
            'Choose a product and its colour, and press Add to cart. Then open the cart and press Check out: sign in, and give your address and payment method.',
          ),
          links: [{ label: t('All earbuds'), href: '/shop' }],
        },
      },
      {
        id: 'address',
        keywords: phrases(
          `address change|wrong|update, address change|wrong|update order, update delivery address order,
          change delivery address, wrong pincode order, wrong pincode, change|wrong phone number order,
          address galat|correct|mistake|fix`,
        ),
        reply: {
          text: t(
            'The address and phone number of an order cannot be changed once it is placed. Until it is shipped, cancel it under My orders and order again with the right address.',
          ),
          links: [myOrders()],
        },
      },
      {
        id: 'items',
        keywords: phrases(
          `change order, change my order, change color|item|quantity order, order wrong color|item|model,
          instead order, want instead order, different color order, add item|product order, add one more,
          order add`,
        ),
        reply: {
          text: t(
            'An order cannot be changed once it is placed. Until it is shipped, cancel it under My orders and order again.',
          ),
          links: [myOrders()],
        },
      },
    ],
  },
  {
    id: 'emi',
    keywords: phrases(
      `emi, emi available|option|possible|how, emi option card, emi on card, emi debit|credit card,
      emi calculate, emi per month, per month, instalment, instalment month, pay month, month payment,
      no cost emi, kisto, pay later, pay part|parts, bajaj, emi card, finance emi, buy emi`,
    ),
    reply: {
      text: t(
        'EMI is for orders above ₹3,000, over 12 months. It starts at ₹250 a month, for ₹3,000. The product page and the cart show the monthly amount for yours, and checkout lists EMI among the payment methods your order can use.',
      ),
    },
  },
  {
    id: 'refunds',
    keywords: phrases(
      `refund, money back, when refund, refund status, refund kitna day, refund day get, when get refund,
      refund not get, money return, money return when, money come|get, how many day money, money get back,
      when money back, get my money, refund time, get refund`,
    ),
    reply: {
      text: t(
        'A refund reaches you 5-7 business days after we have received the parcel, the way you paid. For a cash on delivery order it goes to the UPI ID that you enter with the return. You can follow it on the order, under My orders.',
      ),
      links: [myOrders(), returnsPage()],
    },
    subAnswers: [
      {
        id: 'failed-payment',
        keywords: phrases(
          `money|amount deducted|debited|cut|kat|taken|gone, payment not amount|money,
          double|twice payment|money|charged, deducted but, money cut order not,
          amount deducted not order`,
        ),
        reply: {
          text: t(
            'If a payment failed and the money left your account, your bank returns it, usually within 5-7 business days. If it does not, call {supportPhone}.',
            { supportPhone },
          ),
        },
      },
      {
        id: 'cod',
        keywords: phrases(
          `refund cod, refund cash, cash get refund, cod refund get|how, cash delivery refund,
          refund bank account|upi, paid cash refund`,
        ),
        reply: {
          text: t(
            'For an order paid in cash the refund goes to the UPI ID that you enter when you request the return, not to a bank account. It takes 5-7 business days after we have received the parcel.',
          ),
          links: [myOrders(), returnsPage()],
        },
      },
    ],
  },
  {
    id: 'returns',
    keywords: phrases(
      `return, exchange, swap, damaged, defective, not fit return, size fit not return, return policy,
      return how, replace policy, get replace, replace product|item|it|them, send back, dont like,
      not like send back, not satisfied, satisfied, trial, trial period, risk free, how many days return,
      return day, return kitna day`,
    ),
    reply: {
      text: t(
        'You have 30 days from delivery to return a product, opened or not. Open the order under My orders and choose Return items.',
      ),
      links: [myOrders(), returnsPage()],
    },
    subAnswers: [
      {
        id: 'damaged',
        keywords: phrases(
          `damaged, defective, get damaged|defective|bad|wrong,
          wrong product|item|color|model get|deliver|sent,
          sent|get order white|black|blue|green|pink|silver|gold, sent instead, get instead order,
          wrong product|item|color, box damaged, case|lid|earbud|hinge|button damaged, product|item bad,
          item|product|cable missing, missing box, get used product, nikla bad|damaged|defective,
          sent wrong`,
        ),
        reply: {
          text: t(
            'We are sorry. Within 30 days of delivery, open the order under My orders, choose Return items and say what is wrong. We collect a damaged or wrong product and refund or replace it, at no cost to you.',
          ),
          links: [myOrders(), returnsPage()],
        },
      },
      {
        id: 'opened',
        keywords: phrases(
          `return open|opened|used|using|use|worn, open box, return without box, box threw|lost return,
          seal open|broken, try return, used`,
        ),
        reply: {
          text: t(
            'Yes: you may open and try what you bought. Return it within 30 days with everything that came in the box: open the order under My orders and choose Return items.',
          ),
          links: [myOrders(), returnsPage()],
        },
      },
      {
        id: 'exchange',
        keywords: phrases(
          `exchange, exchange policy|color, replace different color|model, replace another, swap,
          swap different|another model|color, old earbud exchange`,
        ),
        reply: {
          text: t(
            'To get another colour or model, return the one you have within 30 days and order the one you want. To return it, open the order under My orders and choose Return items.',
          ),
          links: [myOrders(), returnsPage()],
        },
      },
      {
        id: 'pickup',
        keywords: phrases(
          `pickup, pick up return, return pickup, send return parcel, where send return,
          who collect return, collect return, return free|cost|charge, return address, return courier`,
        ),
        reply: {
          text: t(
            'Open the order under My orders and choose Return items. A courier comes to the delivery address for the parcel: pack it with everything that came in the box.',
          ),
          links: [myOrders(), returnsPage()],
        },
      },
    ],
  },
  {
    id: 'warranty',
    keywords: phrases(
      `warranty, how long warranty, warranty period, how many year warranty, overheat, heating, swollen,
      warranty on, repair, servicecentre, warranty kitna`,
    ),
    reply: {
      text: t(
        'Earbuds, neckbands and headphones have a 1-year warranty, premium models 2 years, accessories six months: the product page states it.',
      ),
      links: [warrantyPage()],
    },
    subAnswers: [
      {
        id: 'extended',
        keywords: phrases(
          `extended warranty, third year, 3 year warranty, warranty longer, additional|extra|more warranty,
          warranty plan, warranty buy`,
        ),
        reply: {
          text: t(
            'An extended warranty, bought within 30 days, gives 3 years in total. To ask for it, write to {supportEmail} with your order number.',
            { supportEmail },
          ),
          links: [warrantyPage()],
        },
      },
      {
        id: 'claim',
        keywords: phrases(
          `claim, warranty claim, repair, need repair, overheat, heating, swollen, get hot, hot charge,
          where repair, servicecentre, servicecentre where|near, warranty card|register`,
        ),
        reply: {
          text: t(
            'Open the order under My orders, choose Claim warranty and say what is wrong. We answer within 24 hours on business days, and repair or replace what failed because of how it was made.',
          ),
          links: [myOrders(), warrantyPage()],
        },
      },
      {
        id: 'coverage',
        keywords: phrases(
          `what|kya warranty cover, cover water|physical|damaged|loss|lost,
          warranty cover water|physical|damaged|loss|lost, physical damaged warranty,
          warranty water|loss|physical, covered under warranty`,
        ),
        reply: {
          text: t(
            'The warranty covers faults of material and workmanship: a bud that falls silent, a case that no longer charges. It does not cover loss, breakage, or water beyond the stated rating.',
          ),
          links: [warrantyPage()],
        },
      },
    ],
  },
  {
    id: 'invoice',
    keywords: phrases(
      `invoice, gst, gstin, gst number, gst invoice, tax, taxes included, price include gst|tax,
      tax invoice, invoice how, invoice order, business purchase, input credit`,
    ),
    reply: {
      text: t(
        'All prices include 18 % GST. Once the order is packed, its GST invoice is on the order under My orders, to print or save as PDF. For an invoice with your GSTIN, choose “Business purchase” at the checkout.',
      ),
      links: [myOrders()],
    },
  },
  {
    id: 'payment',
    keywords: phrases(
      `payment, pay, amex, how pay, payment method|option|mode|how, cod, cash delivery, cash, upi, gpay,
      google pay, phonepe, paytm, card, credit|debit card, net banking, netbanking, wallet,
      pay when deliver, transaction`,
    ),
    reply: {
      text: t(
        'Cash on delivery is available up to ₹10,000 in most PIN codes: you pay the courier in cash or by UPI. Checkout lists every payment method and says which of them your order can use.',
      ),
    },
    subAnswers: [
      {
        id: 'cod',
        keywords: phrases(
          `cod, cash delivery, cash, cod option|available|limit|not, pay when|after deliver, pay cash,
          pay on delivery`,
        ),
        reply: {
          text: t(
            'Yes, cash on delivery is available up to ₹10,000, in most PIN codes. Enter yours on a product page to check. You can pay the courier in cash or by UPI.',
          ),
        },
      },
      {
        id: 'online',
        keywords: phrases(
          `upi, gpay, google pay, phonepe, paytm, card, net banking, netbanking, wallet, credit|debit card,
          rupee card, visa, amex, mastercard, online payment, pay online`,
        ),
        reply: {
          text: t(
            'Checkout shows whether UPI and cards are available for your order. With cash on delivery, up to ₹10,000, you can also pay the courier by UPI.',
          ),
        },
      },
      {
        id: 'failed',
        keywords: phrases(
          `payment not, payment declined|failure|stuck|pending|problem, pay not,
          transaction not|declined|pending, not going through, card declined`,
        ),
        reply: {
          text: t(
            'If a payment fails, your order is kept. Open it under My orders to pay again, or choose another payment method. If your bank took the money all the same, we refund it.',
          ),
        },
      },
    ],
  },
  {
    id: 'tracking',
    keywords: phrases(
      `track, track order how, parcel, where order|parcel, status order|parcel|delivery, my order|parcel where|when,
      my order deliver, my|mera order, order parcel when|where, when get order|parcel, order update,
      order stuck|transit, awb, out for delivery, order SHR`,
    ),
    reply: {
      text: t(
        'Open Track order and enter your order number with the phone number or email on it. If you are signed in, you find every order under My orders.',
      ),
      links: [track()],
    },
    subAnswers: [
      {
        id: 'late',
        keywords: phrases(
          `late, delay, order|parcel|delivery late|delay, order|parcel not get, order not deliver,
          still wait, order|parcel taking long, parcel not, deliver but not, says deliver not get,
          delivery date pass, date pass not, order not yet, missing parcel, parcel lost`,
        ),
        reply: {
          text: t(
            'If the last date shown under Track order has passed, call {supportPhone} or write to {supportEmail} with your order number. We reply within 24 hours on business days.',
            { supportPhone, supportEmail },
          ),
          links: [track()],
        },
      },
      {
        id: 'number',
        keywords: phrases(
          `order number|id, tracking number|id, find order|tracking number|id, order number where,
          lost order number`,
        ),
        reply: {
          text: t(
            'Your order number is on the order confirmation page. If you are signed in, you also find it under My orders. If you cannot find it, call {supportPhone}.',
            { supportPhone },
          ),
          links: [myOrders()],
        },
      },
    ],
  },
  {
    id: 'shipping',
    keywords: phrases(
      `delivery, delivery time|day, how many day, kitna day, when delivery, how long delivery, when get,
      kitna day get, kitna day delivery, kitna time delivery, how fast delivery, delivery time how, when get order today,
      express, same day, next day, international, abroad, courier, pincode, overseas, outside india,
      worldwide, urgent need, when deliver order`,
    ),
    reply: {
      text: t(
        'Standard delivery takes 3-5 business days and is free over ₹999. Express costs ₹199 and takes 1-2 days. The product page shows the dates for your PIN code.',
      ),
      links: [shippingInfo()],
    },
    subAnswers: [
      {
        id: 'express',
        keywords: phrases(
          `express, need by monday|tuesday|wednesday|thursday|friday|saturday|sunday, birthday,
          express delivery|charge, fast, fast delivery, need fast|tomorrow|today, next day delivery,
          same day delivery, tomorrow|today delivery|get, kal get, kal tak get, one day delivery,
          fast delivery option|chahiye|need`,
        ),
        reply: {
          text: t('Express delivery costs ₹199 and takes 1-2 days, where your PIN code allows it.'),
          links: [shippingInfo()],
        },
      },
      {
        id: 'international',
        keywords: phrases(
          `international, abroad, overseas, outside india,
          delivery abroad|international|overseas|worldwide|foreign|countries,
          delivery usa|us|uk|dubai|uae|nepal|sri|lanka|bangladesh|bhutan|qatar|saudi|germany|canada|london|singapore|australia|europe|america,
          send outside india, live|in london|usa|uk|dubai|abroad|canada|nepal order, worldwide`,
        ),
        reply: {
          text: t(
            'Delivery outside India takes 7-14 days. Write to {salesEmail} with the country: orders from abroad are placed by email.',
            { salesEmail },
          ),
          links: [shippingInfo()],
        },
      },
      {
        id: 'cost',
        keywords: phrases(
          `delivery charge|chargeable|cost|price|free|fee|paid, delivery kitna, delivery kitna lagega,
          how much delivery, over 999`,
        ),
        reply: {
          text: t(
            'Standard delivery is free over ₹999 and costs ₹49 below that. Express costs ₹199. While a free-shipping offer is announced at the top of the page, standard delivery is free for every order.',
          ),
          links: [shippingInfo()],
        },
      },
      {
        id: 'area',
        keywords: phrases(
          `pincode, pincode check|serviceable|delivery, my area|city|village|town,
          delivery my area|city|village|town|gaon, delivery available, delivery gaon, delivery to,
          deliver in, serviceable`,
        ),
        reply: {
          text: t(
            'Enter your PIN code on any product page: it shows whether we deliver there, by when, and whether you can pay cash on delivery.',
          ),
          links: [shippingInfo()],
        },
      },
    ],
  },
]
