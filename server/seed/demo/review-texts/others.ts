import type { Remarks } from './types.ts'

/** Remarks about headphones and accessories. */
export const otherRemarks = {
  overEar: {
    praise: [
      'I code for nine hours a day in these and my ears do not get hot.',
      'The cushions are soft and easy to wipe clean.',
      'The headband holds without clamping, also on a large head.',
      'It takes little room beside the laptop.',
      'They last the whole week, and my week is long.',
      'With the cable they work with my keyboard piano, with no delay at all.',
      'The train to Nagpur is fifteen hours. They were on for fourteen.',
      'The metal looks and feels like more money.',
    ],
    complaint: [
      'In the heat they are warm. There is no way around it.',
      'A little loose for running, but they are not made for that.',
      'The button for pairing is too near the one for volume.',
      'I wish it came with a hard case.',
    ],
  },
  tips: {
    praise: [
      'Same as the ones in the box, which is what you want from spares.',
      'A new set, and my old pair sounds as it did on day one.',
      'Having all three sizes let me use M on the left and S on the right.',
      'They press on firmly and do not stay behind in the ear.',
    ],
    complaint: [
      'I needed only one size and had to buy all three.',
      'Postage-sized packet, easily lost. Open it over a table.',
    ],
  },
  foam: {
    praise: [
      'The seal is much better than with silicone. The street is half as loud.',
      'They do not slip out when I chew.',
      'Bass went up by itself.',
    ],
    complaint: [
      'One already looks worn, and I did not wear them that much.',
      'They get dirty faster than silicone and cannot be washed.',
    ],
  },
  spareCase: {
    praise: [
      'Left mine in a taxi. This one paired with the old buds in seconds.',
      'Exactly the case I lost, down to the click.',
      'I keep one at the office and one at home.',
    ],
    complaint: [
      'The cable is not included, so check that you have one.',
      'It arrived with an empty battery.',
    ],
  },
  cover: {
    praise: [
      'Fits tightly and the lid still opens fully.',
      'Keys no longer leave marks on the case.',
      'The loop at the back takes my old camera strap.',
      'Easy to find in a black bag because of the colour.',
    ],
    complaint: ['It attracts lint like a magnet.', 'The hinge side lifts a little after a few weeks.'],
  },
  pouch: {
    praise: [
      'Case, cable, tips and a SIM tool, all in one place.',
      'Hard enough for the bottom of a school bag.',
      'The zip runs smoothly all the way round.',
      'Good lining, nothing gets scratched.',
    ],
    complaint: ['A longer pull on the zip would help.', 'Slightly too small for a charger as well.'],
  },
  cable: {
    praise: [
      'Charges my laptop too, which I did not expect at this price.',
      'Plugs sit firmly, also in a worn socket.',
      'It gets bent every day and shows no sign of it.',
      'Reaches from the socket behind the bed to the pillow.',
      'Does not curl up again each time you let go.',
    ],
    complaint: ['Rather stiff in the first days.', 'A strap to keep it coiled would be welcome.'],
  },
  charger: {
    praise: [
      'Stays cool, also in a room without a fan.',
      'Small enough that it does not block the second socket.',
      'Charges the case in well under an hour.',
      'Sits tightly in loose Indian sockets.',
    ],
    complaint: ['No cable in the box.', 'Only one socket on it, so my phone has to wait its turn.'],
  },
  cleaning: {
    praise: [
      'The left bud had gone quiet. It was wax, and now it is not.',
      'The brush is soft enough for the mesh.',
      'The cloth takes fingerprints off my phone as well.',
    ],
    complaint: ['The pick is small. Do not drop it on a carpet.', 'I had hoped for a box to keep it in.'],
  },
  service: {
    praise: [
      'Came two days before the date they gave.',
      'Support answered the same afternoon.',
      'Well packed, hardly any plastic.',
      'The bill with GST number came with it, which my office needs.',
    ],
    complaint: ['Delivery took a day longer than promised.', 'The box was dented, the contents were not.'],
  },
} as const satisfies Record<string, Remarks>
