import { phrases } from './phrases.ts'
import type { ChatCategory, ChatContacts } from './types.ts'
import { t } from '../../../texts/t.ts'

const shop = () => ({ label: t('All earbuds'), href: '/shop' })
const deals = () => ({ label: t('Deals'), href: '/deals' })

/** Before the order: choosing, features, prices, offers. */
export const buyingCategories = ({ supportEmail, salesEmail }: ChatContacts): readonly ChatCategory[] => [
  {
    id: 'noise-cancellation',
    isAboutModels: true,
    keywords: phrases(
      `anc, noise, noise band, noise off, transparency, ambient, transparency|ambient mode, which anc,
      which|best earbud|model anc, noise not outside|bahar, anc available, outside noise, db`,
    ),
    reply: {
      text: t(
        'Of our three main models, Shuddha cancels noise up to 25 dB and Tivra up to 35 dB. Komal has no noise cancelling: its tips seal the ear, nothing more.',
      ),
      links: [{ label: t('All with noise cancelling'), href: '/shop/category/noise-cancelling' }],
    },
    subAnswers: [
      {
        id: 'transparency',
        keywords: phrases(
          `transparency, ambient, transparency|ambient mode, hear outside, hear outside sound,
          hear through, hear surrounding, aware`,
        ),
        reply: {
          text: t(
            'Tivra has a transparency mode: hold the flat face of either bud for two seconds to hear what is around you.',
          ),
          links: [{ label: 'Tivra', href: '/product/tivra' }],
        },
      },
    ],
  },
  {
    id: 'battery',
    isAboutModels: true,
    keywords: phrases(
      `battery, battery life|backup|hour|last, which|best earbud|model battery|backup, backup, playtime,
      play time, play hour, how long play, how long battery, kitna hour, how many hour, how long last,
      charging time, one charge, charger, usb c, type c, wireless charge, qi, usb`,
    ),
    reply: {
      text: t('With the case, Komal plays for 24 hours, Shuddha for 28 and Tivra for 32.'),
    },
    subAnswers: [
      {
        id: 'charging',
        keywords: phrases(
          `charge time, fast charge, how long charge, charger, which charger, use charger, usb, usb c,
          type c, micro usb, full charge, charge how, charge pin|port|type|socket`,
        ),
        reply: {
          text: t(
            'All three charge by USB-C from any 5 V charger. 10 minutes of charging gives 2 hours of play on Tivra and 90 minutes on Shuddha.',
          ),
        },
      },
      {
        id: 'wireless',
        keywords: phrases(
          `wireless charge, qi, wirelessly, charge wirelessly, charge wireless pad, wireless pad,
          qi charge`,
        ),
        reply: {
          text: t(
            'None of the three main models charges wirelessly: all three charge by USB-C. Meend and Gamak Pro have a case that charges on a Qi pad.',
          ),
          links: [
            { label: 'Meend', href: '/product/meend' },
            { label: 'Gamak Pro', href: '/product/gamak-pro' },
          ],
        },
      },
    ],
  },
  {
    id: 'water',
    isAboutModels: true,
    keywords: phrases(
      `water, waterproof, water resistant|resistance|safe, sweat, sweatproof, rain, rain wear|use|work,
      swim, shower, ip, ipx, ipx4, ipx5, ip rating, splash, wet, dust, dustproof`,
    ),
    reply: {
      text: t(
        'Komal is IPX4: proof against splashes and sweat. Shuddha and Tivra are IPX5: sweat and rain. None of the three is made for swimming or the shower.',
      ),
    },
    subAnswers: [
      {
        id: 'swimming',
        keywords: phrases('swim, shower, swim pool, use swim|underwater, wear shower, shower time'),
        reply: {
          text: t('No. IPX4 and IPX5 mean splashes, sweat and rain. Do not swim or shower with the earbuds.'),
        },
      },
    ],
  },
  {
    id: 'connection',
    isAboutModels: true,
    keywords: phrases(
      `bluetooth, bluetooth version|range, how pair|connect, pair, pair mode|step, connect, connect phone,
      multipoint, iphone, ios, android, laptop, windows, mac, tv, codec, aac, ldac, aptx, sbc, latency,
      gaming, compatible`,
    ),
    reply: {
      text: t(
        'All three use Bluetooth 5.3. To pair, open the case beside your phone and choose the earbuds in its Bluetooth list.',
      ),
    },
    subAnswers: [
      {
        id: 'multipoint',
        keywords: phrases(
          `multipoint, two device|phone, two connect|pair, two phone same time, connect two device|phone,
          second device, switch device, laptop phone two, two laptop phone connect,
          phone one saath connect, switch between device`,
        ),
        reply: {
          text: t(
            'Shuddha and Tivra stay connected to two devices at once. Komal connects to one at a time.',
          ),
        },
      },
      {
        id: 'phones',
        keywords: phrases(
          `iphone, ios, android, laptop, windows, mac, tv, samsung, oneplus, redmi, xiaomi, vivo, oppo,
          realme, compatible, compatible android|iphone|phone|laptop,
          work iphone|android|laptop|tv|windows|mac|phone|samsung, samsung|redmi|vivo|oppo|oneplus phone,
          use tv|laptop|phone|iphone, mac support`,
        ),
        reply: {
          text: t(
            'They work with any phone, tablet, computer or television that has Bluetooth: Android, iPhone, Windows and Mac.',
          ),
        },
      },
      {
        id: 'gaming',
        keywords: phrases(
          `gaming, latency, low latency, gaming mode, gaming good|best, earbud gaming, earbud for gaming,
          latency kitna, sound lag gaming, lag, movie|video late|lag|delay|sync, lip sync,
          watching movie|video sound late|delay|lag, freefire, free fire`,
        ),
        reply: {
          text: t(
            'The delay between screen and ear is 60 ms on Tivra, 70 ms on Shuddha and 80 ms on Komal. For games, look at Matra: its game mode takes 45 ms.',
          ),
          links: [{ label: 'Matra', href: '/product/matra' }],
        },
      },
      {
        id: 'codec',
        keywords: phrases(
          `codec, aac, ldac, aptx, sbc, hi res, ldac|aac|aptx support, which codec, sound codec,
          hi res sound`,
        ),
        reply: {
          text: t('Komal and Shuddha play SBC and AAC; Tivra plays LDAC as well. None of them has aptX.'),
        },
      },
    ],
  },
  {
    id: 'fit',
    isAboutModels: true,
    keywords: phrases(
      `fit, fit ear, comfort, comfortable, comfortable long, eartip, tip, tip size, size, small ear,
      fall out|off, fall ear, falling, gir jata, loose, loose ear, pain, ear pain, tight, weight, heavy,
      slip, stay ear`,
    ),
    reply: {
      text: t(
        'Every pair comes with silicone tips in S, M and L. Start with M. If the bass is thin or the bud is loose, go one size up.',
      ),
    },
    subAnswers: [
      {
        id: 'hurt',
        keywords: phrases('hurt, ear pain|hurt, small ear, tight, tight ear, uncomfortable, too big'),
        reply: {
          text: t(
            'Go one tip size down, and turn the bud slightly forward. If it still hurts, you can return the pair within 30 days.',
          ),
        },
      },
    ],
  },
  {
    id: 'accessories',
    isAboutModels: true,
    keywords: phrases(
      `accessory, spare, spare part|tip, extra part, clean, clean earbud|how, wipe, sanitizer, dirty, lost,
      lost earbud, wax`,
    ),
    reply: {
      text: t('Tips, cases, cables, pouches and the cleaning kit are in the shop under Accessories.'),
      links: [{ label: t('Accessories'), href: '/shop/category/accessories' }],
    },
    subAnswers: [
      {
        id: 'lost-bud',
        keywords: phrases(
          `lost, lost one|left|right earbud, lost earbud, earbud kho, kho gaya, one|single earbud buy|need,
          only left|right|one earbud, replace one|left|right earbud, one earbud kho,
          buy one|left|right earbud`,
        ),
        reply: {
          text: t(
            'We replace a single lost bud. Write to {supportEmail} with your order number and which side it is; we answer with the price.',
            { supportEmail },
          ),
        },
      },
      {
        id: 'cleaning',
        keywords: phrases(
          `clean, wipe, sanitizer, dirt, dirty, how clean, clean earbud, clean tip, wax, ear wax,
          wax remove`,
        ),
        reply: {
          text: t(
            'Use a dry, soft brush on the mesh and a dry cloth on the contacts. No water and no alcohol. The cleaning kit has a brush and a cloth.',
          ),
          links: [{ label: t('Cleaning kit'), href: '/product/cleaning-kit' }],
        },
      },
    ],
  },
  {
    id: 'offers',
    keywords: phrases(
      `offer, discount, coupon, coupon code, promotion, deal, sale, code, student, newsletter, subscribe,
      first order|purchase, bulk, corporate, cashback, price low karo, low karo, best price, price drop,
      diwali, festival, first order discount, wholesale, employee, staff, distributor, distributorship,
      dealer, reseller`,
    ),
    reply: {
      text: t(
        'The code in our offer takes 20 % off your first purchase, the newsletter gives 10 % off the first purchase, and students get 10 %. One code per order.',
      ),
      links: [deals()],
    },
    subAnswers: [
      {
        id: 'student',
        keywords: phrases('student, college, university, student discount|offer, college student'),
        reply: {
          text: t(
            'Students get 10 % off. Write to {supportEmail} from your college address and we send you a code.',
            { supportEmail },
          ),
        },
      },
      {
        id: 'newsletter',
        keywords: phrases(
          `newsletter, subscribe, signup, newsletter offer|code|signup, how subscribe, subscribe get,
          email offer`,
        ),
        reply: {
          text: t(
            'Sign up for the newsletter at the foot of any page: it gives 10 % off your first purchase.',
          ),
        },
      },
      {
        id: 'bulk',
        keywords: phrases(
          `bulk, corporate, wholesale, dealer, company, reseller, bulk order|discount, corporate gift,
          wholesale price, buy pieces|pcs, employee, for employee, gift employee|staff|team|clients,
          hundred pieces, distributor, distributorship, dealership, company order`,
        ),
        reply: {
          text: t('For ten pairs or more, write to {salesEmail}. You get a quotation with GST.', {
            salesEmail,
          }),
        },
      },
      {
        id: 'problem',
        keywords: phrases(
          `coupon|code|offer not|invalid|expired|problem|apply, where enter|apply coupon|code,
          coupon|code where|how, discount code not, how apply|use coupon|code`,
        ),
        reply: {
          text: t(
            'Enter the code at checkout: it says at once whether the code applies. The code in our offer and the newsletter code work once, on a first order. One code per order.',
          ),
        },
      },
    ],
  },
  {
    id: 'recommendation',
    isAboutModels: true,
    keywords: phrases(
      `recommend, recommendation, suggest, suggestion, which one|earbud|model, which best, best for,
      best one|earbud|model|pair|product|quality|music, should buy, help choose, good for, listen,
      which buy, which should, compare, comparison, difference, difference model, gift, kid,
      for kid|wife|husband|mother|father|mom|dad|parents|friend, how much spend, which lu, lena chahiye,
      travel, flight, gym, sport, workout, sound, mic`,
    ),
    reply: {
      text: t(
        'Komal (₹2,999) for calls and the commute, Shuddha (₹4,999) if you want noise cancelling up to 25 dB, Tivra (₹7,999) for up to 35 dB and a 2-year warranty.',
      ),
      links: [shop()],
    },
    subAnswers: [
      {
        id: 'sport',
        keywords: phrases(
          `gym, sport, running, workout, exercise, jogging, cycling,
          earbud gym|sport|running|run|workout|exercise|jogging|cycling,
          best|good|for gym|running|run|workout|exercise|jogging|cycling,
          which for gym|running|run|workout|exercise|jogging|cycling, use jogging|running|gym,
          stay ear running|run|jogging|gym`,
        ),
        reply: {
          text: t(
            'For sport, look at the pairs with ear hooks: they stay on when you run. Of our three main models, Shuddha and Tivra are IPX5, proof against sweat and rain.',
          ),
          links: [{ label: t('Sports earbuds'), href: '/shop/category/sports' }],
        },
      },
      {
        id: 'calls',
        keywords: phrases(
          `call, meeting, office, zoom, mic, call best|good|for, mic quality|good|best, office meeting,
          zoom meeting, work from home, best|good|for office|meeting|zoom|teams`,
        ),
        reply: {
          text: t(
            'All three main models have microphones for calls: Komal one in each bud, Shuddha two, Tivra three. Shuddha and Tivra also cancel noise, so you hear the other person better.',
          ),
          links: [shop()],
        },
      },
      {
        id: 'travel',
        keywords: phrases(
          `travel, flight, metro, train, commute, bus, journey,
          best|good|for travel|flight|metro|train|commute|bus, train journey, flight travel,
          metro commute, plane`,
        ),
        reply: {
          text: t(
            'For travel, take Tivra: noise cancelling up to 35 dB, and 32 hours of play with the case.',
          ),
          links: [{ label: 'Tivra', href: '/product/tivra' }],
        },
      },
      {
        id: 'sound',
        keywords: phrases(
          `sound, bass, driver, loud, loudest, which loud|loudest, sound quality|best|good|how,
          bass good|best|how, driver size`,
        ),
        reply: {
          text: t(
            'Tivra has an 11 mm driver and plays LDAC; Shuddha and Komal have 10 mm drivers. You can hear every model in our stores, and you have 30 days to return a pair.',
          ),
          links: [shop(), { label: t('Stores'), href: '/stores' }],
        },
      },
    ],
  },
]
