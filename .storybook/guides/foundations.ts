import { foundations as operations } from '../operation/foundations.ts'
import type { Guides } from './guide.ts'

export const foundations: Guides = {
  Heading: {
    since: '0.1.0',
    when: 'For every title. `as` is its level in the outline, `size` how it looks; choose them separately. For text that only looks like a title use `as="p"`.',
    anatomy: { Title: 'Text without a full stop, unless it is a full sentence.' },
    operation: 'It is not focusable; screen readers jump from heading to heading.',
    do: ['Give each page one `h1`, and do not skip levels.'],
    dont: ['Do not use `display1` more than once on a page.'],
  },
  Icon: {
    since: '0.1.0',
    when: 'For an icon from lucide, with our stroke, joins and caps. For an icon that can be pressed use IconButton.',
    anatomy: {
      Icon: '16, 20 or 24 px; the stroke is always 1.5 px.',
      Label: 'Only for an icon on its own; any other is hidden from screen readers.',
    },
    operation: 'It is not focusable; the control around it is.',
    do: ['Look at “Icons in use” before you add an icon.'],
    dont: ['Do not label an icon beside the same words: they would be read twice.'],
  },
  Logo: {
    since: '0.1.0',
    when: 'For the shop’s logo in the header; it links to the home page. For the large name that runs off the page use Wordmark.',
    anatomy: {
      Wordmark: 'The name in Devanagari, as a drawing.',
      'Latin name': 'After a hairline; `showName` hides it where there is no room.',
      Link: 'Named “Shruti, home”.',
    },
    operation: operations.Logo,
    do: ['Use one on a page, in its header.'],
    dont: ['Do not colour it, and do not put it on a picture.'],
  },
  NoteMark: {
    since: '0.1.0',
    when: 'For the emblem of a model, or of what komal, shuddha and tivra do to a note. For a model’s name with its mark use ProductName.',
    anatomy: {
      Letter: 'The note re, ni or ma in Devanagari; drawn, because pages in English load no Devanagari.',
      Mark: 'Below for komal, none for shuddha, above for tivra.',
    },
    operation: 'It is a picture.',
    do: ['Give it a `label` where the model’s name is not beside it.'],
    dont: ['Do not use a mark for a product that is not of that model.'],
  },
  Picture: {
    since: '0.1.0',
    when: 'For any photograph or drawing that is a file. It loads lazily, in modern formats, and reserves its space. For products use ProductPicture, which knows their sizes.',
    anatomy: {
      Sources: 'Modern formats, the smallest first; the browser takes the first that it supports.',
      Image: '`width` and `height` are its natural size, so that the layout does not shift.',
      Placeholder: 'The scale in grey, if there is no address or it fails to load.',
    },
    operation: 'It is not focusable; a picture that zooms is a ProductGallery.',
    do: [
      'Describe the picture in `alt`; leave it empty for decoration.',
      'Give `priority` to the one picture that the visitor waits for.',
    ],
    dont: ['Do not give `priority` to two pictures of a page.'],
  },
  Scale: {
    since: '0.1.0',
    when: 'At the start of a section, or where values follow an octave. It is the brand’s signature: 22 ticks at their true positions.',
    anatomy: {
      Ticks: '22 shrutis and the closing Sa; the seven shuddha svaras are tall.',
      'Marked tick': 'One note, the longest and in the accent: it shows the section.',
      Rule: 'The line that the ticks hang from.',
    },
    operation: 'It is decoration and hidden from screen readers.',
    do: ['Use the grey tone where the page already has a scale in ink.'],
    dont: ['Do not draw ticks at even distances, and do not let the scale measure anything else.'],
  },
  Stage: {
    since: '0.1.0',
    when: 'For the plain background of a product picture, with a fixed ratio. For the picture itself use ProductPicture inside it.',
    anatomy: {
      Background: 'The stage’s own colour, in both themes.',
      'Contact shadow': 'Below a cut-out.',
    },
    operation: 'It is not focusable.',
    do: [
      'Choose one ratio for all cells of a grid.',
      'Dim it when the product is sold out, and say so in words.',
    ],
    dont: ['Do not put a photograph with a background of its own on it.'],
  },
  Text: {
    since: '0.1.0',
    when: 'For text that is not a title: paragraphs, captions, amounts in a row. For long texts with lists and headings use Prose around plain elements.',
    anatomy: { Words: '`size` sets the style, `tone` the colour; `numeric` gives digits the same width.' },
    operation: 'It is not focusable.',
    do: ['Use `strong` for the one thing in a line that matters.'],
    dont: ['Do not rely on the colour of `danger` or `sale`: the words must say it too.'],
  },
  VisuallyHidden: {
    since: '0.1.0',
    when: 'For text that the layout makes clear to the eye only: a table’s caption, the previous price. Show a hint that helps everyone.',
    anatomy: { Words: 'In the element that fits: a span, a heading, a caption, a legend.' },
    operation: 'Never put anything focusable into it: the focus would be invisible.',
    do: ['Read the page aloud with this text in place: it has to make sense together with the visible text.'],
    dont: ['Do not hide what a sighted person needs as well.'],
  },
  Wordmark: {
    since: '0.1.0',
    when: 'For the shop’s name as wide as its container: hero, footer, a page that was not found, print. For the sign in a header use Logo.',
    anatomy: {
      Letters: 'Drawn in hairlines, below a headline.',
      String: 'With `extended` the headline runs on; the container’s `overflow` ends it.',
    },
    operation: 'It is not focusable; a link around it is.',
    do: ['Let the string run to the edge of the page.'],
    dont: ['Do not add the string as a line of your own: a seam would show.'],
  },
}
