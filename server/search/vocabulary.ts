import { foldWord, wordsOf } from './fold.ts'
import { kindOf, waterLevel, type SearchableProduct } from './product-facts.ts'

/** Something that people name and products have or have not. */
export interface Concept {
  /** What a search with it says that it understood. */
  readonly label: string
  /** How people call it, in both scripts. */
  readonly terms: readonly string[]
  /** 0 for a product without it; above that, the more of it the higher. */
  readonly degree: (product: SearchableProduct) => number
  /** Says what a product is rather than how it is: the last thing to give up where nothing is all that was asked for. */
  readonly isKind?: boolean
}

const yes = (holds: boolean): number => (holds ? 1 : 0)

const colour = (label: string, names: readonly string[], terms: readonly string[]): Concept => ({
  label,
  terms: [label, ...terms],
  degree: ({ variants }) => yes(variants.some(({ name }) => names.includes(name.toLowerCase()))),
})

const colours: readonly Concept[] = [
  colour('Black', ['black'], ['kala', 'kaali', 'kaale', 'काला', 'काली', 'ब्लैक']),
  colour('White', ['white'], ['safed', 'safaid', 'सफेद', 'सफ़ेद', 'व्हाइट']),
  colour('Grey', ['grey', 'gray', 'graphite'], ['gray', 'graphite', 'slate', 'ग्रे', 'ग्रेफ़ाइट', 'स्लेटी']),
  colour('Silver', ['silver'], ['chandi', 'चांदी', 'सिल्वर']),
  colour('Gold', ['gold'], ['golden', 'sunehra', 'sunehri', 'सुनहरा', 'गोल्ड']),
  colour('Blue', ['blue'], ['neela', 'neeli', 'navy', 'नीला', 'नीली', 'ब्लू']),
  colour('Green', ['green'], ['hara', 'hari', 'हरा', 'हरी', 'ग्रीन']),
  colour('Pink', ['pink'], ['gulabi', 'गुलाबी', 'पिंक']),
  colour('Red', ['red'], ['laal', 'लाल', 'रेड']),
  colour('Purple', ['purple', 'violet'], ['violet', 'baingani', 'बैंगनी']),
  colour('Yellow', ['yellow'], ['peela', 'पीला']),
  colour('Orange', ['orange'], ['narangi', 'नारंगी']),
  colour('Brown', ['brown'], ['bhura', 'भूरा']),
]

const kindTerms: readonly Concept[] = [
  {
    label: 'Earbuds',
    terms: [
      'earbuds', 'earbud', 'ear buds', 'ear bud', 'buds', 'tws', 'true wireless', 'truly wireless', 'airpods', 'airdopes',
      'ईयरबड्स', 'ईयरबड', 'इयरबड्स', 'इयरबड', 'बड्स', 'टीडब्ल्यूएस',
    ], // prettier-ignore
    degree: product => yes(kindOf(product) === 'earbuds'),
  },
  {
    label: 'Earphones',
    terms: [
      'earphones', 'earphone', 'ear phones', 'ear phone', 'in ear', 'earpiece', 'ear piece', 'handsfree', 'hands free',
      'ईयरफोन', 'ईयरफ़ोन', 'इयरफोन', 'इयरफ़ोन',
    ], // prettier-ignore
    degree: product => yes(['earbuds', 'neckband'].includes(kindOf(product))),
  },
  {
    label: 'Headphones',
    terms: [
      'headphones', 'headphone', 'head phones', 'head phone', 'headset', 'head set', 'over ear', 'over the ear', 'on ear',
      'over ear headphones', 'on ear headphones', 'cans', 'हेडफोन', 'हेडफ़ोन', 'हेडफोन्स', 'हेडसेट',
    ], // prettier-ignore
    degree: product => yes(kindOf(product) === 'headphones'),
  },
  {
    label: 'Neckbands',
    terms: ['neckbands', 'neckband', 'neck band', 'collar', 'नेकबैंड', 'नेकबैण्ड', 'नेक बैंड'],
    degree: product => yes(kindOf(product) === 'neckband'),
  },
  {
    label: 'Accessories',
    terms: ['accessories', 'accessory', 'spare parts', 'एक्सेसरीज'],
    degree: product => yes(kindOf(product) === 'accessory'),
  },
]
const kinds = kindTerms.map(kind => ({ ...kind, isKind: true }))

/** A delay that people do not notice between picture and sound, in milliseconds. */
const noticedDelayMs = 60

const uses: readonly Concept[] = [
  {
    label: 'Noise cancelling',
    terms: [
      'noise cancelling', 'noise canceling', 'noise cancellation', 'noise cancelation', 'noise cancel', 'noise cancelled',
      'active noise cancelling', 'active noise canceling', 'active noise cancellation', 'noise reduction', 'noise',
      'noise free', 'anc', 'quiet mode', 'shor', 'shor kam', 'शोर', 'शोर कम', 'नॉइज', 'नॉइज़ कैंसिलिंग', 'नॉइज़ कैंसलिंग', 'नॉइज कैंसलेशन',
    ], // prettier-ignore
    degree: ({ specs }) => yes((specs.ancDb ?? 0) > 0),
  },
  {
    label: 'Without noise cancelling',
    terms: [
      'without noise cancelling', 'without noise canceling', 'without noise cancellation', 'no noise cancelling',
      'no noise canceling', 'no noise cancellation', 'without anc', 'no anc', 'non anc',
    ], // prettier-ignore
    degree: product => yes(!product.specs.ancDb && kindOf(product) !== 'accessory'),
  },
  {
    label: 'Bluetooth',
    terms: ['bluetooth', 'blue tooth', 'wireless', 'cordless', 'ब्लूटूथ', 'वायरलेस'],
    degree: ({ specs }) => yes(specs.bluetooth !== undefined),
  },
  {
    label: 'Little delay, for games',
    terms: [
      'gaming', 'games', 'game', 'gamer', 'game mode', 'low latency', 'latency', 'low lag', 'no lag', 'pubg', 'bgmi',
      'free fire', 'गेमिंग', 'गेम',
    ], // prettier-ignore
    degree: ({ specs }) =>
      specs.latencyMs !== undefined && specs.latencyMs <= noticedDelayMs ? 100 / specs.latencyMs : 0,
  },
  {
    label: 'Water resistant',
    terms: [
      'waterproof', 'water proof', 'water resistant', 'water resistance', 'sweatproof', 'sweat proof', 'sweat', 'rain',
      'rainproof', 'splash proof', 'splashproof', 'barish', 'paani', 'बारिश', 'पानी', 'वाटरप्रूफ', 'वॉटरप्रूफ',
    ], // prettier-ignore
    degree: waterLevel,
  },
  {
    label: 'For swimming',
    terms: ['swimming', 'swim', 'underwater', 'under water', 'pool', 'तैराकी'],
    degree: product => yes(waterLevel(product) >= 8),
  },
  {
    label: 'Sports',
    terms: [
      'sports', 'sport', 'sporty', 'gym', 'workout', 'work out', 'exercise', 'running', 'runner', 'jogging', 'cycling',
      'fitness', 'training', 'kasrat', 'जिम', 'कसरत', 'स्पोर्ट्स', 'दौड़',
    ], // prettier-ignore
    degree: ({ categories }) => yes(categories.includes('sports')),
  },
  {
    label: 'Long battery',
    terms: [
      'long battery', 'long battery life', 'battery', 'battery life', 'battery backup', 'best battery', 'big battery',
      'long lasting', 'बैटरी',
    ], // prettier-ignore
    degree: ({ specs }) => (specs.caseHours ?? specs.batteryHours ?? 0) / 10,
  },
  {
    label: 'Budget',
    terms: ['budget', 'cheap', 'cheapest', 'low price', 'low cost', 'affordable', 'sasta', 'saste', 'sasti', 'सस्ता', 'सस्ते', 'सस्ती', 'बजट'], // prettier-ignore
    degree: ({ categories }) => yes(categories.includes('budget')),
  },
  {
    label: 'Premium',
    terms: ['premium', 'high end', 'flagship', 'luxury', 'प्रीमियम'],
    degree: ({ categories }) => yes(categories.includes('premium')),
  },
  ...['SBC', 'AAC', 'LDAC', 'aptX'].map(codec => ({
    label: codec,
    terms: [codec],
    degree: ({ specs }: SearchableProduct) => yes(specs.codecs?.includes(codec) ?? false),
  })),
]

/** What people say in other words than the catalogue does. */
const otherWords: Readonly<Record<string, string>> = {
  'wireless charging': 'qi',
  'qi charging': 'qi',
  'fast charging': 'minutes charging',
  'quick charging': 'minutes charging',
  'type c': 'usb c',
  typec: 'usb c',
  usbc: 'usb c',
  mic: 'microphones',
  mike: 'microphones',
  calling: 'calls',
  multipoint: 'two devices',
  'dual connection': 'two devices',
  'two phones': 'two devices',
  ambient: 'transparency',
  metre: 'metres',
  meter: 'metres',
  lead: 'cable',
  wire: 'cable',
  adapter: 'charger',
  adaptor: 'charger',
  eartips: 'tips',
  'ear tips': 'tips',
  'ear tip': 'tips',
  eartip: 'tips',
  sleeping: 'flush',
  चार्जर: 'charger',
  केबल: 'cable',
  कवर: 'cover',
  केस: 'case',
  माइक: 'microphones',
}

/** Words that say nothing of a product, in English and Hindi. */
const fillers =
  'a an the and or of for with in on at to from by is are be it its my me i we our you your this that which what who some any ' +
  'all one ones more most best good better top great new latest buy shop store online price prices cost rate show find search need want ' +
  'looking shruti india indian brand brands product products audio music sound quality only pair set nothing ' +
  'phone mobile iphone android laptop men women ladies rs inr rupee rupees ' +
  'ke ka ki ko se mein main liye wala wale wali aur ya hai hain chahiye accha acha achha sabse ' +
  'के का की को से में लिए वाला वाले वाली और या है हैं चाहिए अच्छा अच्छे सबसे रुपये रुपए रूपये'

const phrase = (text: string): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ')

export const concepts: readonly Concept[] = [...colours, ...kinds, ...uses]

/** What searches are read with, folded. */
interface Vocabulary {
  /** By term, the concept that it names. */
  readonly conceptOf: ReadonlyMap<string, Concept>
  /** Words of those terms. */
  readonly termWords: ReadonlySet<string>
  /** By term, the words that stand for it in the catalogue. */
  readonly synonymOf: ReadonlyMap<string, readonly string[]>
  /** Words of the longest term. */
  readonly longestTerm: number
  /** Words that are left out of every search, and of the index. */
  readonly fillerWords: ReadonlySet<string>
  /** Words of the catalogue that look like a misspelt term and are none. */
  readonly ordinaryWords: ReadonlySet<string>
}

function foldVocabulary(): Vocabulary {
  const conceptOf = new Map(
    concepts.flatMap(concept => concept.terms.map(term => [phrase(term), concept] as const)),
  )
  const synonymOf = new Map(
    Object.entries(otherWords).map(([term, words]) => [phrase(term), phrase(words).split(' ')]),
  )
  return {
    conceptOf,
    termWords: new Set([...conceptOf.keys()].flatMap(term => term.split(' '))),
    synonymOf,
    longestTerm: Math.max(...[...conceptOf.keys(), ...synonymOf.keys()].map(term => term.split(' ').length)),
    fillerWords: new Set(fillers.split(' ').map(foldWord)),
    ordinaryWords: new Set(['last', 'hard', 'hold', 'pick'].map(foldWord)),
  }
}

let folded: Vocabulary | undefined

/** Folded when it is first asked for: a listing that nobody searched loads this file too, and its page would wait. */
export const vocabulary = (): Vocabulary => (folded ??= foldVocabulary())
