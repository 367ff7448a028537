import { tree, type Operations } from './operation.ts'

export const formsFiles = {
  PhotoField: {
    story: 'forms-photofield--full',
    tabOrder: [
      'button "Remove IMG_0411.jpg"',
      'button "Remove IMG_0412.jpg"',
      'button "Remove IMG_0413.jpg"',
      'button "Remove IMG_0414.jpg"',
      'button "Remove IMG_0415.jpg"',
    ],
    keys: [
      {
        on: 'button "Remove IMG_0412.jpg"',
        press: 'Enter',
        does: 'Takes the photo away; the focus goes to the next one.',
        focus: 'button "Remove IMG_0413.jpg"',
        calls: 'onRemove',
      },
      {
        on: 'button "Remove IMG_0415.jpg"',
        press: 'Space',
        does: 'Takes the last one away; the focus goes to the one before.',
        focus: 'button "Remove IMG_0414.jpg"',
        calls: 'onRemove',
      },
    ],
    tree: tree(`
      group "Photos (optional)", described as "Up to 5 photos, JPEG, PNG or WebP, at most 8 MB each."
        list
          listitem
            text: IMG_0411.jpg
            button "Remove IMG_0411.jpg"
          listitem
            text: IMG_0412.jpg
            button "Remove IMG_0412.jpg"
          listitem
            text: IMG_0413.jpg
            button "Remove IMG_0413.jpg"
          listitem
            text: IMG_0414.jpg
            button "Remove IMG_0414.jpg"
          listitem
            text: IMG_0415.jpg
            button "Remove IMG_0415.jpg"
        button "Add photos" [disabled]
        status: 5 of 5 photos
        paragraph: Up to 5 photos, JPEG, PNG or WebP, at most 8 MB each.
    `),
  },
  PictureField: {
    story: 'forms-picturefield--several',
    tabOrder: [
      'textbox "Alternative text (tivra-pair.jpg)"',
      'button "Move tivra-pair.jpg later"',
      'button "Remove tivra-pair.jpg"',
      'textbox "Alternative text (tivra-open.jpg)"',
      'button "Move tivra-open.jpg earlier"',
      'button "Move tivra-open.jpg later"',
      'button "Remove tivra-open.jpg"',
      'textbox "Alternative text (tivra-near.jpg)"',
      'button "Move tivra-near.jpg earlier"',
      'button "Remove tivra-near.jpg"',
      'button "Add pictures"',
    ],
    keys: [
      {
        on: 'button "Move tivra-pair.jpg later"',
        press: 'Enter',
        does: 'Moves the picture one place later.',
        shows: ['status: tivra-pair.jpg is now picture 2 of 3'],
        calls: 'onMove',
      },
      {
        on: 'textbox "Alternative text (tivra-pair.jpg)"',
        press: 'Alt+ArrowDown',
        does: 'Moves it from its text too.',
        calls: 'onMove',
      },
      {
        on: 'button "Remove tivra-open.jpg"',
        press: 'Enter',
        does: 'Takes the picture away; what brings it back stands in its place.',
        shows: ['status: tivra-open.jpg removed'],
        calls: 'onRemove',
      },
      { on: 'button "Add pictures"', press: 'Enter', does: 'Opens the choice of files.', asks: 'for files' },
    ],
    tree: tree(`
      group "Pictures of Silver", described as "At most 12: JPEG, PNG or WebP, up to 5 MB and 25 megapixels each."
        list
          listitem
            text: tivra-pair.jpg
            text: Main picture
            textbox "Alternative text (tivra-pair.jpg)", value "In silver, side by side"
            button "Move tivra-pair.jpg earlier" [disabled]
            button "Move tivra-pair.jpg later"
            button "Remove tivra-pair.jpg"
          listitem
            text: tivra-open.jpg
            textbox "Alternative text (tivra-open.jpg)"
            button "Move tivra-open.jpg earlier"
            button "Move tivra-open.jpg later"
            button "Remove tivra-open.jpg"
          listitem
            text: tivra-near.jpg
            textbox "Alternative text (tivra-near.jpg)", value "The touch field of one bud"
            button "Move tivra-near.jpg earlier"
            button "Move tivra-near.jpg later" [disabled]
            button "Remove tivra-near.jpg"
        button "Add pictures"
        text: or drop here
        status
        status: 3 of 12 pictures
        paragraph: At most 12: JPEG, PNG or WebP, up to 5 MB and 25 megapixels each.
    `),
  },
} satisfies Operations
