import type { Guides } from './guide.ts'

export const foundations: Guides = {
  Heading: {
    when: 'For every title. `as` is its place in the outline, `size` how it looks; they are chosen apart, so that neither is bent for the other. For words that only look like a title use `as="p"`.',
    anatomy: { Title: 'Words without a full stop, unless they are a statement.' },
    keyboard: 'Nothing takes the focus; screen readers jump from heading to heading.',
    do: ['Give each page one `h1`, and no level that skips another.'],
    dont: ['Do not use `display1` more than once on a page.'],
  },
  Icon: {
    when: 'For a sign from lucide, by the house’s rules of stroke, joins and caps. For a sign that can be pressed use IconButton.',
    anatomy: {
      Sign: '16, 20 or 24 px; the stroke stays 1.5 px at each.',
      Label: 'Only for one that stands alone and says something; else it is hidden from screen readers.',
    },
    keyboard: 'A sign is not operated; what it stands in may be.',
    do: ['Look at “Icons in use” before you bring a new one.'],
    dont: ['Do not label an icon that stands beside the same words: it would be read twice.'],
  },
  Logo: {
    when: 'For the shop’s sign at the head of a page; it leads home. For the large word that runs off the page use Wordmark.',
    anatomy: {
      Wordmark: 'The name in Devanagari, as a drawing.',
      'Latin name': 'Behind a hairline; `showName` leaves it out where there is no room.',
      Link: 'Named “Shruti, home”.',
    },
    keyboard: { Enter: 'Goes to the home page.' },
    do: ['Use one on a page, in its header.'],
    dont: ['Do not colour it, and do not put it on a picture.'],
  },
  NoteMark: {
    when: 'For the emblem of a model, or of what komal, shuddha and tivra do to a note. For a model’s name with its mark use ProductName.',
    anatomy: {
      Letter: 'The note re, ni or ma in Devanagari; drawn, because the fonts have none.',
      Mark: 'Below for komal, none for shuddha, above for tivra.',
    },
    keyboard: 'It is a picture.',
    do: ['Give it a `label` where the model’s name is not beside it.'],
    dont: ['Do not use a mark for a product that is not of that model.'],
  },
  Picture: {
    when: 'For any photograph or drawing that is a file. It comes lazily, in modern formats, and keeps its place. For products use ProductPicture, which knows their sizes.',
    anatomy: {
      Sources: 'Better formats, best first; the browser takes the first that it knows.',
      Image: '`width` and `height` are its natural size, so that nothing moves when it comes.',
      Placeholder: 'The scale in grey, for no address or one that fails.',
    },
    keyboard: 'Nothing to press: a picture that zooms is a ProductGallery.',
    do: [
      'Say in `alt` what can be seen; leave it empty for decoration.',
      'Give `priority` to the one picture that the visitor waits for.',
    ],
    dont: ['Do not give `priority` to two pictures of a page.'],
  },
  Scale: {
    when: 'To open a section, or where something runs along an octave. It is the brand’s signature: 22 ticks at their true places.',
    anatomy: {
      Ticks: '22 shrutis and the closing Sa; the seven shuddha svaras are tall.',
      'Struck tick': 'One note in the accent, longest: where one is.',
      Rule: 'The line that the ticks hang from.',
    },
    keyboard: 'It is decoration and hidden from screen readers.',
    do: ['Use the grey tone where the page already has a scale in ink.'],
    dont: ['Do not draw ticks at even distances, and do not let the scale measure anything else.'],
  },
  Stage: {
    when: 'For the flat ground on which a product stands, in a ratio that holds its place. For the picture itself use ProductPicture within it.',
    anatomy: {
      Ground: 'The stage’s own colour, in both themes.',
      'Contact shadow': 'Below a cut-out that floats.',
    },
    keyboard: 'A ground holds things and takes no key.',
    do: [
      'Choose one ratio for all cells of a grid.',
      'Dim it when the product is sold out, and say so in words.',
    ],
    dont: ['Do not put a photograph with a background of its own on it.'],
  },
  Text: {
    when: 'For running text that is no title: paragraphs, captions, amounts in a row. For long texts with lists and headings use Prose around plain elements.',
    anatomy: { Words: '`size` is the voice, `tone` the ink; `numeric` gives figures one width.' },
    keyboard: 'Text is read, not operated.',
    do: ['Use `strong` for the one thing in a line that matters.'],
    dont: ['Do not let `danger` or `sale` stand for their colour alone: the words say it too.'],
  },
  VisuallyHidden: {
    when: 'For words that the eye has from the layout and a screen reader has not: a table’s caption, what a price was before. For a hint that helps everyone, show it.',
    anatomy: { Words: 'In the element that fits: a span, a heading, a caption, a legend.' },
    keyboard: 'Never put anything that takes the focus into it: one would tab to nothing.',
    do: ['Read the page aloud with these words in place: they have to make one sentence with what is seen.'],
    dont: ['Do not hide what a sighted person needs as well.'],
  },
  Wordmark: {
    when: 'For the shop’s name as wide as its container: hero, footer, a page that was not found, print. For the sign in a header use Logo.',
    anatomy: {
      Letters: 'A hairline drawing that hangs from a headline.',
      String: 'With `extended` the headline runs on; the container’s `overflow` ends it.',
    },
    keyboard: 'It is a picture; only a link around it takes a key.',
    do: ['Let the string run to the edge of the page.'],
    dont: ['Do not add the string as a line of your own: a seam would show.'],
  },
}
