import { paths } from '../paths.ts'
import type { TextPageContent } from './text-page.ts'

/** The facts are those of CHAT-9 and of the API's delivery and payment rules: change them together. */

export const shippingInfo: TextPageContent = {
  title: 'Shipping information',
  description:
    'What delivery costs and how long it takes: standard in 3 to 5 business days, express in 1 to 2 days for ₹199, abroad in 7 to 14 days.',
  path: paths.shippingInfo,
  introduction: 'Type your PIN code on any product page to see the day it arrives.',
  sections: [
    {
      heading: 'Standard delivery',
      paragraphs: [
        'Three to five business days. Free over ₹999, otherwise ₹49. While a free-shipping offer is announced at the top of the page, standard delivery costs nothing for any order.',
      ],
    },
    {
      heading: 'Express delivery',
      paragraphs: [
        'One to two days for ₹199, where the courier offers it. Checkout shows whether it is available at your PIN code before you pay.',
      ],
    },
    {
      heading: 'Outside India',
      paragraphs: [
        'Parcels abroad take 7 to 14 days. Checkout takes Indian addresses only: write to our sales team with the country, and we place the order by email.',
      ],
    },
    {
      heading: 'Following a parcel',
      paragraphs: [
        'Track order takes your order number and the phone number or email on it. You need no account. Business days are Monday to Friday without national holidays.',
      ],
    },
  ],
}

export const returns: TextPageContent = {
  title: 'Returns',
  description:
    'Send anything back within 30 days of delivery, opened or not. Refunds reach you in 5 to 7 business days after we receive the parcel.',
  path: paths.returns,
  introduction: 'You have 30 days from delivery to try what you bought. Opened boxes count.',
  sections: [
    {
      heading: 'How to return something',
      list: [
        'Write to our support team with your order number and what you want to send back.',
        'Pack it with everything that came in the box.',
        'Hand the parcel to the courier when it comes for it.',
      ],
    },
    {
      heading: 'When you get your money',
      paragraphs: [
        'We check the parcel when it arrives and start the refund. It reaches you in 5 to 7 business days. For cash on delivery we ask for a UPI ID or a bank account.',
      ],
    },
    {
      heading: 'If it came damaged',
      paragraphs: [
        'Send a picture to our support team with your order number. Within the 30 days a damaged or wrong product is replaced or refunded, at no cost to you.',
      ],
    },
  ],
}

export const warranty: TextPageContent = {
  title: 'Warranty',
  description:
    'One year on everything we make, two years on premium models, and three years in total with the extended warranty.',
  path: paths.warranty,
  introduction: 'If it fails because of how it was made, we repair it or replace it.',
  sections: [
    {
      heading: 'How long it lasts',
      list: [
        'One year from delivery; the product page states it for each product.',
        'Two years on premium models.',
        'Three years in total with the extended warranty, which you can buy within 30 days of delivery.',
      ],
    },
    {
      heading: 'What it covers',
      paragraphs: [
        'Faults of material and workmanship: a bud that falls silent, a case that no longer charges, a touch surface that stops answering. It does not cover loss, breakage, or water beyond the stated rating.',
      ],
    },
    {
      heading: 'How to claim it',
      paragraphs: [
        'Write to our support team with your order number and what happens. We answer within 24 hours on business days. Keep the buds and the case together: we test both.',
      ],
    },
  ],
}

export const privacyPolicy: TextPageContent = {
  title: 'Privacy policy',
  description:
    'What this shop keeps about you, what for, and for how long. No advertising trackers, no sale of data.',
  path: paths.privacyPolicy,
  introduction: 'We keep what an order needs and nothing that it does not.',
  sections: [
    {
      heading: 'What we keep',
      list: [
        'Your phone number, and your name, username and email if you give them, to sign you in.',
        'The addresses you save and the orders you place, to deliver them.',
        'Your reviews, under the name that you write them with.',
      ],
    },
    {
      heading: 'What we do not keep',
      paragraphs: [
        'Passwords are kept only as a hash that cannot be read back. One-time codes are good for five minutes. Card numbers never reach our server. The newsletter box on our pages sends nothing: it shows you a code and forgets the address.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The courier sees the name, address and phone number on a parcel. Nobody else does, unless a law requires it. There are no advertising trackers on these pages, and we sell no data.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Tax law requires us to keep the figures of an order for eight years. For anything else, ask our support team to delete it.',
      ],
    },
  ],
}

export const termsOfService: TextPageContent = {
  title: 'Terms of service',
  description: 'The terms on which Shruti Audio Private Limited sells through this shop.',
  path: paths.termsOfService,
  introduction: 'The seller is Shruti Audio Private Limited, Bengaluru. Indian law applies.',
  sections: [
    {
      heading: 'Prices',
      paragraphs: [
        'Prices are in rupees and include GST. A price in dollars is a conversion for your information: every order is charged in rupees. The price that counts is the one in the review of your order.',
      ],
    },
    {
      heading: 'Orders',
      paragraphs: [
        'An order is placed when we show you its number. If a price or the stock changes before that, checkout shows the change and asks you again. You can cancel an order until it is shipped.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'Cash on delivery is offered up to ₹10,000 where the courier takes it. Checkout lists the other methods that are available and says why one is not.',
      ],
    },
    {
      heading: 'Promotion codes',
      paragraphs: [
        'One code an order. A code for a first order works once for each customer. Checkout says at once whether a code applies.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Keep your password and your codes to yourself. We block an account that is used to harm the shop or other customers; our support team reviews it when you ask.',
      ],
    },
  ],
}

export const cookiePolicy: TextPageContent = {
  title: 'Cookie policy',
  description:
    'The three cookies of this shop and what it keeps in your browser. None of it follows you around.',
  path: paths.cookiePolicy,
  introduction: 'This shop sets three cookies, all of its own, and only once they are needed.',
  sections: [
    {
      heading: 'Cookies',
      list: [
        'A sealed session cookie, from your first add to cart or sign-in. It holds a random number and lasts up to 30 days.',
        'shruti_hint, beside it, which says only whether there is a session, so that pages need not ask.',
        'shruti_notice, without JavaScript only: why the cart could not be changed. It lasts a minute at most and goes once the cart page has said it.',
      ],
    },
    {
      heading: 'Browser storage',
      list: [
        'currency: rupees or dollars.',
        'theme: light or dark, if you chose one.',
        'userData: the name and email that the menu shows while you are signed in. Removed when you log out.',
        'removedCartItems: what you just took out of the cart, for a minute.',
      ],
    },
    {
      heading: 'Turning them off',
      paragraphs: [
        'You can look around without any of them. The cart and signing in need the session cookie.',
      ],
    },
  ],
}
