import { deliveryChargeRule, replacementRule } from '@shruti/server/contract/returns'
import { warrantyClaimRule } from '@shruti/server/contract/warranty'
import { retainedData } from '@shruti/server/contract/retention'
import { paths } from '../paths.ts'
import type { TextPageContent } from './text-page.ts'
import { t } from '../language/t.ts'
import { shopText, shown } from '../language/shop-text.ts'

/** The facts are those of CHAT-9 and of the API's delivery and payment rules: change them together. */

export const shippingInfo = (): TextPageContent => ({
  title: t('Shipping information'),
  description: t(
    'What delivery costs and how long it takes: standard in 3 to 5 business days, express in 1 to 2 days for ₹199, international in 7 to 14 days.',
  ),
  path: paths.shippingInfo,
  introduction: t('Enter your PIN code on any product page to see when it arrives.'),
  sections: [
    {
      heading: t('Standard delivery'),
      paragraphs: [
        t(
          'Three to five business days. Free on orders over ₹999, otherwise ₹49. While a free shipping offer is shown at the top of the page, standard delivery is free on all orders.',
        ),
      ],
    },
    {
      heading: t('Express delivery'),
      paragraphs: [
        t(
          'One to two days for ₹199, where the courier offers it. Checkout shows whether it is available at your PIN code before you pay.',
        ),
      ],
    },
    {
      heading: t('International delivery'),
      paragraphs: [
        t(
          'International orders take 7 to 14 days. Checkout accepts only Indian addresses: email our sales team with your country, and we will take your order by email.',
        ),
      ],
    },
    {
      heading: t('Tracking your order'),
      paragraphs: [
        t(
          'On the Track order page, enter your order number and the phone number or email on the order. You do not need an account. Business days are the days on which we send parcels: the dates on product pages and in checkout count them for you.',
        ),
      ],
    },
  ],
})

export const returns = (): TextPageContent => ({
  title: t('Returns'),
  description: t(
    'Return any product within 30 days of delivery, opened or not. Refunds reach you in 5 to 7 business days after we receive the product.',
  ),
  path: paths.returns,
  introduction: t('You can return any product within 30 days of delivery, even if you have opened the box.'),
  sections: [
    {
      heading: t('How to return a product'),
      list: [
        t('Open the order in My orders and choose Return items.'),
        t(
          'Choose what you return and why, and whether you want a refund or a replacement, then Request return. For a cash on delivery order, enter the UPI ID for the refund.',
        ),
        t('Pack the product with everything that came in the box.'),
        t('Give the parcel to the courier, who picks it up at the delivery address.'),
        t('Follow the return on the same page, step by step.'),
      ],
    },
    {
      heading: t('Refunds'),
      paragraphs: [
        t(
          'We check the product when it reaches us and start the refund. You get the money in 5 to 7 business days: the way you paid, or, for a cash on delivery order, at your UPI ID.',
        ),
        shopText(deliveryChargeRule),
      ],
    },
    {
      heading: t('Damaged or wrong products'),
      paragraphs: [
        t(
          'Return a damaged or wrong product in the same way within the 30 days, and choose the reason that fits. We refund or replace it at no cost to you.',
        ),
        shopText(replacementRule),
      ],
    },
  ],
})

export const warranty = (): TextPageContent => ({
  title: t('Warranty'),
  description: t(
    'One year on earbuds, neckbands and headphones, two years on premium models and six months on accessories. What it covers and how to claim.',
  ),
  path: paths.warranty,
  introduction: t('If a product fails because of a manufacturing defect, we repair or replace it.'),
  sections: [
    {
      heading: t('How long it lasts'),
      list: [
        t('One year from delivery on earbuds, neckbands and headphones.'),
        t('Two years on premium models.'),
        t('Six months on accessories.'),
        t(
          'Three years in total with an extended warranty: ask our support team within 30 days of your purchase.',
        ),
      ],
    },
    {
      heading: t('What it covers'),
      paragraphs: [
        t(
          'Defects in material and workmanship: an earbud that goes silent, a case that does not charge, touch controls that stop responding. It does not cover loss, breakage, or water damage beyond the stated rating.',
        ),
      ],
    },
    {
      heading: t('How to claim'),
      paragraphs: [
        t(
          'Sign in, open the order in My orders and choose Claim warranty. Say what is wrong: we tell you within 24 hours on business days how it goes on.',
        ),
        shopText(warrantyClaimRule),
      ],
    },
  ],
})

export const privacyPolicy = (): TextPageContent => ({
  title: t('Privacy policy'),
  description: t(
    'What this shop keeps about you, why, and for how long. No advertising trackers, no sale of data.',
  ),
  path: paths.privacyPolicy,
  introduction: t('We keep only what we need for your account and your orders.'),
  sections: [
    {
      heading: t('What we keep, why, and how long'),
      list: shown(retainedData).map(({ what, why, howLong }) =>
        t('{what}: {why}. Kept {howLong}.', { what, why, howLong }),
      ),
    },
    {
      heading: t('What we do not keep'),
      paragraphs: [
        t(
          'Passwords are stored only as a hash that cannot be read back. OTPs are valid for five minutes. Card numbers never reach our server. The newsletter box on our pages sends nothing: it shows you an offer code and does not keep your email address.',
        ),
      ],
    },
    {
      heading: t('Who we share it with'),
      paragraphs: [
        t(
          'The courier sees the name, address and phone number on a parcel. The services that deliver our emails, SMS and WhatsApp messages see your email address or phone number and the message. If you pay online, the payment provider gets the order’s reference and amount, and what you enter there to pay. Nobody else gets any of it, unless a law requires it. There are no advertising trackers on these pages, and we sell no data.',
        ),
      ],
    },
    {
      heading: t('Your rights'),
      paragraphs: [
        t(
          'You can see, correct, download and delete what we keep about you, and take back a consent. Ask our support team, and we do it within 7 days. If you are not satisfied, you can complain to the Data Protection Board of India.',
        ),
      ],
    },
  ],
})

export const termsOfService = (): TextPageContent => ({
  title: t('Terms of service'),
  description: t('The terms of every order in this shop, who the seller is and who answers complaints.'),
  path: paths.termsOfService,
  introduction: t('These terms hold for every order in this shop. Indian law applies.'),
  sections: [
    {
      heading: t('Prices'),
      paragraphs: [
        t(
          'Prices are in rupees and include GST. A price in dollars is a conversion for your information: every order is charged in rupees. The price you pay is the one shown at checkout.',
        ),
      ],
    },
    {
      heading: t('Orders'),
      paragraphs: [
        t(
          'An order is placed when we show you its number. If a price or the stock changes before that, checkout shows you the change and asks you to confirm. You can cancel an order until it is shipped.',
        ),
      ],
    },
    {
      heading: t('Payment'),
      paragraphs: [
        t(
          'Cash on delivery is available on orders up to ₹10,000 at PIN codes where the courier accepts it. Checkout lists every payment method and says why one is not available.',
        ),
      ],
    },
    {
      heading: t('Offer codes'),
      paragraphs: [
        t(
          'You can use one code per order. A first-order code works once per customer. Checkout tells you whether a code applies.',
        ),
      ],
    },
    {
      heading: t('Your account'),
      paragraphs: [
        t(
          'Do not share your password or your OTPs. We block accounts that are used to harm the shop or other customers. If yours is blocked, you can ask our support team to review it.',
        ),
      ],
    },
  ],
})

export const cookiePolicy = (): TextPageContent => ({
  title: t('Cookie policy'),
  description: t('The five cookies of this shop and what it keeps in your browser. Nothing tracks you.'),
  path: paths.cookiePolicy,
  introduction: t('This shop sets five cookies, all of its own, and only once they are needed.'),
  sections: [
    {
      heading: t('Cookies'),
      list: [
        t(
          'A sealed session cookie, from the first time you add to the cart or sign in. It holds a random number and lasts up to 30 days.',
        ),
        t(
          'A sealed device cookie, from the first time you ask for a code or sign in. By it the shop knows your browser again when strangers try to sign in to your account, so that they cannot make you wait. It lasts up to 400 days.',
        ),
        t('shruti_hint, which says only whether there is a session, so that pages do not need to ask.'),
        t(
          'shruti_pin: the PIN code that you asked a delivery date for, so that every page shows the date. It lasts half a year.',
        ),
        t(
          'shruti_notice, only without JavaScript: why the cart could not be changed. It is removed once the cart page has shown it, and lasts a minute at most.',
        ),
      ],
    },
    {
      heading: t('Browser storage'),
      list: [
        t('currency: rupees or dollars.'),
        t('theme: light or dark, if you chose one.'),
        t(
          'userData: the name and email that the menu shows while you are signed in. Removed when you log out.',
        ),
        t('removedCartItems: what you just removed from the cart, for a minute.'),
        t('messageAfterReload: the message that you logged out, until the next page has shown it.'),
        t('compare: the products that you chose to compare, until you clear them.'),
        t(
          'viewedProducts: the addresses of products that you looked at last, some twenty at most, until you clear them. They are not sent to us.',
        ),
        t('offerDismissedAt: when you closed the offer, so that it stays closed for a day.'),
        t(
          'The pages of the catalogue that you opened, as any visitor sees them, with their pictures, so that they open without a connection. At most 60 pages for at most 30 days.',
        ),
        t('notifications: followed by your account number, which notifications you have read or deleted.'),
      ],
    },
    {
      heading: t('Turning them off'),
      paragraphs: [
        t('You can browse the shop without any of them. The cart and signing in need the session cookie.'),
      ],
    },
  ],
})
