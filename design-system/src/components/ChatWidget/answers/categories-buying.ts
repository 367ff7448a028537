import type { ChatCategory } from './types.ts'

const shop = { label: 'All earbuds', href: '/shop' }
const deals = { label: 'Deals', href: '/deals' }

/** Before the order: choosing, features, prices, offers. */
export const buyingCategories: readonly ChatCategory[] = [
  {
    id: 'recommendation',
    keywords: [
      'recommend',
      'recommendation',
      'suggest',
      'suggestion',
      'which one',
      'which earbud',
      'which model',
      'which is best',
      'best for',
      'should i buy',
      'help me choose',
      'compare',
      'comparison',
      'difference',
      'gift',
      'konsa',
      'kaunsa',
      'kaun sa',
      'accha',
      'best earbud',
    ],
    reply: {
      text: 'Komal (₹2,999) for calls and the commute, Shuddha (₹4,999) if you want noise cancelling up to 25 dB, Tivra (₹7,999) for up to 35 dB and a 2-year warranty.',
      links: [shop],
    },
    subAnswers: [
      {
        id: 'sport',
        keywords: ['gym', 'sport', 'running', 'run', 'workout', 'exercise', 'jogging', 'cycling'],
        reply: {
          text: 'For sport, look at the models with ear hooks: they stay on when you run. Of the three main models, Shuddha and Tivra are IPX5, proof against sweat and rain.',
          links: [{ label: 'Sports earbuds', href: '/shop/category/sports' }],
        },
      },
      {
        id: 'calls',
        keywords: ['call', 'calling', 'meeting', 'office', 'zoom', 'work from home', 'mic', 'microphone'],
        reply: {
          text: 'For calls, Komal is enough in a quiet room. In an office or on the road take Shuddha: its noise cancelling keeps the room out of your ears.',
          links: [shop],
        },
      },
      {
        id: 'travel',
        keywords: ['travel', 'flight', 'metro', 'train', 'commute', 'bus'],
        reply: {
          text: 'For travel take Tivra: noise cancelling up to 35 dB, and 32 hours of play with the case.',
          links: [{ label: 'Tivra', href: '/product/tivra' }],
        },
      },
    ],
  },
  {
    id: 'noise-cancellation',
    keywords: [
      'noise cancellation',
      'noise cancelling',
      'noise canceling',
      'anc',
      'active noise',
      'transparency',
      'ambient',
      'noise reduction',
      'shor',
    ],
    reply: {
      text: 'Shuddha cancels noise up to 25 dB and Tivra up to 35 dB. Komal has no noise cancelling: its tips seal the ear, nothing more.',
      links: [{ label: 'Noise-cancelling earbuds', href: '/shop/category/noise-cancelling' }],
    },
    subAnswers: [
      {
        id: 'transparency',
        keywords: ['transparency', 'ambient', 'hear outside', 'aware'],
        reply: {
          text: 'Tivra has a transparency mode: hold the flat face of either bud for two seconds to hear what is around you.',
        },
      },
    ],
  },
  {
    id: 'battery',
    keywords: [
      'battery',
      'battery life',
      'backup',
      'playtime',
      'play time',
      'how long last',
      'hours',
      'ghante',
      'charging time',
      'fast charging',
      'quick charge',
      'charge time',
      'wireless charging',
      'charger',
      'usb c',
    ],
    reply: {
      text: 'With the case, Komal plays for 24 hours, Shuddha for 28 and Tivra for 32.',
    },
    subAnswers: [
      {
        id: 'charging',
        keywords: [
          'charging time',
          'fast charging',
          'quick charge',
          'charge time',
          'charger',
          'usb c',
          'usb',
          'how long to charge',
        ],
        reply: {
          text: 'All three charge by USB-C from any 5 V charger. On Tivra, 10 minutes gives 2 hours of play.',
        },
      },
      {
        id: 'wireless',
        keywords: ['wireless charging', 'qi'],
        reply: { text: 'None of the three models charges wirelessly. All three charge by USB-C.' },
      },
    ],
  },
  {
    id: 'water',
    keywords: [
      'waterproof',
      'water proof',
      'water resistant',
      'water resistance',
      'sweat',
      'rain',
      'swim',
      'swimming',
      'shower',
      'ipx',
      'ipx4',
      'ipx5',
      'splash',
      'paani',
      'pani',
      'baarish',
      'barish',
      'wet',
      'dust',
    ],
    reply: {
      text: 'Komal is IPX4: proof against splashes and sweat. Shuddha and Tivra are IPX5: sweat and rain. None of them is made for swimming or the shower.',
    },
    subAnswers: [
      {
        id: 'swimming',
        keywords: ['swim', 'swimming', 'shower', 'pool', 'underwater', 'bath'],
        reply: {
          text: 'No. IPX4 and IPX5 mean splashes, sweat and rain. Do not swim or shower with the earbuds.',
        },
      },
    ],
  },
  {
    id: 'connection',
    keywords: [
      'bluetooth',
      'pair',
      'pairing',
      'connect',
      'connection',
      'multipoint',
      'two device',
      'both device',
      'iphone',
      'ios',
      'android',
      'laptop',
      'windows',
      'mac',
      'tv',
      'codec',
      'aac',
      'range of bluetooth',
      'latency',
      'gaming',
    ],
    reply: {
      text: 'All three use Bluetooth 5.3. To pair, open the case beside your phone and choose the earbuds in its Bluetooth list.',
    },
    subAnswers: [
      {
        id: 'multipoint',
        keywords: ['multipoint', 'two device', 'both device', '2 device', 'second device', 'switch device'],
        reply: {
          text: 'Shuddha and Tivra stay connected to two devices at once. Komal connects to one at a time.',
        },
      },
      {
        id: 'phones',
        keywords: ['iphone', 'ios', 'android', 'laptop', 'windows', 'mac', 'tv', 'samsung', 'compatible'],
        reply: {
          text: 'They work with any phone, tablet, computer or television that has Bluetooth: Android, iPhone, Windows and Mac.',
        },
      },
    ],
  },
  {
    id: 'fit',
    keywords: [
      'fit',
      'comfort',
      'comfortable',
      'ear tip',
      'eartip',
      'tip size',
      'size',
      'small ear',
      'fall out',
      'falling',
      'loose',
      'hurt',
      'pain',
      'weight',
      'heavy',
      'kaan',
      'dard',
    ],
    reply: {
      text: 'Every pair comes with silicone tips in S, M and L. Start with M. If the bass is thin or the bud is loose, go one size up.',
    },
    subAnswers: [
      {
        id: 'hurt',
        keywords: ['hurt', 'pain', 'dard', 'small ear', 'tight'],
        reply: {
          text: 'Go one tip size down, and turn the bud slightly forward. If it still hurts, send the pair back within 30 days.',
        },
      },
    ],
  },
  {
    id: 'accessories',
    keywords: [
      'accessory',
      'accessories',
      'replacement',
      'spare',
      'replacement tip',
      'new case',
      'case cover',
      'cable',
      'pouch',
      'cleaning kit',
      'clean',
      'lost',
      'lost one',
      'kho gaya',
      'single earbud',
      'saaf',
    ],
    reply: {
      text: 'Tips, cases, cables, pouches and the cleaning kit are in the shop under Accessories.',
      links: [{ label: 'Accessories', href: '/shop/category/accessories' }],
    },
    subAnswers: [
      {
        id: 'lost-bud',
        keywords: [
          'lost',
          'lost one',
          'kho gaya',
          'single earbud',
          'one earbud',
          'one bud',
          'left earbud',
          'right earbud',
        ],
        reply: {
          text: 'We replace a single lost bud. Write to {supportEmail} with your order number and which side it is; we answer with the price.',
        },
      },
      {
        id: 'cleaning',
        keywords: ['clean', 'cleaning', 'cleaning kit', 'wax', 'saaf'],
        reply: {
          text: 'Use a dry, soft brush on the mesh and a dry cloth on the contacts. No water, no alcohol. The cleaning kit under Accessories holds both.',
        },
      },
    ],
  },
  {
    id: 'offers',
    keywords: [
      'offer',
      'discount',
      'coupon',
      'coupon code',
      'promo',
      'promo code',
      'promotion',
      'deal',
      'sale',
      'code',
      'student',
      'newsletter',
      'first order',
      'first purchase',
      'bulk',
      'corporate',
      'chhoot',
      'sasta',
      'cashback',
      'voucher',
    ],
    reply: {
      text: 'The code in our offer takes 20 % off your first purchase, the newsletter gives 10 % off the first purchase, and students get 10 %. One code an order.',
      links: [deals],
    },
    subAnswers: [
      {
        id: 'student',
        keywords: ['student', 'college', 'university'],
        reply: {
          text: 'Students get 10 % off. Write to {supportEmail} from your college address and we send you a code.',
        },
      },
      {
        id: 'newsletter',
        keywords: ['newsletter', 'subscribe', 'sign up', 'signup', 'email offer'],
        reply: {
          text: 'Sign up for the newsletter at the foot of any page: it gives 10 % off your first purchase.',
        },
      },
      {
        id: 'bulk',
        keywords: ['bulk', 'corporate', 'wholesale', 'dealer', 'company', 'reseller'],
        reply: { text: 'For ten pairs or more write to {salesEmail}. You get a quotation with GST.' },
      },
    ],
  },
  {
    id: 'emi',
    keywords: [
      'emi',
      'instalment',
      'installment',
      'monthly payment',
      'pay monthly',
      'no cost emi',
      'kist',
      'kisht',
      'pay later',
    ],
    reply: {
      text: 'EMI starts at ₹250 a month and is available above ₹3,000, over 12 months.',
    },
  },
]
