import type { Remarks } from './types.ts'

/** Remarks about earbuds, by the side of them that is meant. */
export const earbudRemarks = {
  cancelling: {
    praise: [
      'On the Mumbai local it takes the fan of the coach away and leaves the announcements, which is what I wanted.',
      'My flatmate grinds masala at seven in the morning and I sleep through it now.',
      'The air conditioner in our office simply goes. Voices stay, but further off.',
      'I compared it with a pair that costs three times as much and on the bus I could not tell which was which.',
      'Generator season in our lane used to be unbearable. With these in it is a hum.',
      'There is no pressure on the ears when it is on, which I cannot say of my last pair.',
      'Works best on steady sounds: engines, fans, the pump on our roof.',
      'Studied for my CA finals in a hostel with these. That should be enough of a review.',
      'On the flight from Guwahati I took them out once to check, and put them straight back.',
      'Two hours of pressure cookers and not one whistle reached me.',
    ],
    complaint: [
      'Wind is a problem on the scooter: the microphones pick it up and it rumbles.',
      'It does little against voices, so an open office is still an open office.',
      'There is a faint hiss in a silent room. Music covers it.',
      'If the tip does not seal, the cancelling is gone, and my left ear took three tries.',
      'Honking comes through as before, only shorter.',
    ],
  },
  calls: {
    praise: [
      'Calls are clear even with the shutter of the shop open.',
      'My mother says I no longer sound as if I were in a bathroom.',
      'I take client calls walking down MG Road and nobody asks where I am.',
      'Six hours of meetings a day and no complaint about the microphone.',
      'On a video call the voice stays in step with the picture.',
      'The other side hears me and not the traffic, which I tested by recording myself.',
    ],
    complaint: [
      'In a strong wind people hear the wind and not me.',
      'The microphone is fine indoors and only fair on the street.',
      'My colleagues say I sound a little thin.',
      'In an autorickshaw I still have to ask people to hold on.',
    ],
  },
  fit: {
    praise: [
      'I forgot I was wearing them and went looking for them.',
      'The small tips fit my ears, and very few pairs do.',
      'Four hours in and nothing hurts.',
      'They sit well with a hijab and do not press.',
      'Swapped to the L tips and the bass arrived.',
      'They stay in through a whole yoga class, headstand included.',
      'Light enough that my glasses bother me more.',
    ],
    complaint: [
      'My left ear needs a size between M and L.',
      'After three hours the right one starts to ache.',
      'They slip a little when I eat.',
      'The M tips that were fitted did not seal for me, so try all three before you judge.',
    ],
  },
  sound: {
    praise: [
      'Very good mids. The sitar recordings I know best have room around them.',
      'Voices are natural. Old Kishore Kumar songs sound the way I remember them.',
      'Bass is less than on my last pair, which I prefer.',
      'The tabla has weight and the tanpura behind it stays where it belongs.',
      'I heard the page turn on a Bombay Jayashri record. I did not know it was there.',
      'Loud enough at half, and it does not turn sharp at the top.',
      'Podcasts are where they shine for me: every word, at low volume.',
      'Punjabi songs at the gym have all the thump they need.',
      'I teach vocal music and can hear pitch properly on these, down to the drone.',
    ],
    complaint: [
      'Bass heads should look elsewhere, or use an equaliser.',
      'The top end is a little sharp until you turn it down.',
      'At full volume the drums smear.',
      'A Carnatic violin sounds slightly thin to me.',
    ],
  },
  battery: {
    praise: [
      'I charge the case on Sunday and forget about it until the next one.',
      'The hours on the box are the hours I get, at about half volume.',
      'A short charge over tea got me through the ride home.',
      'A whole working day on one charge of the buds, with a lunch break in the case.',
      'The battery figure on my phone and the battery in my ears agree for once.',
    ],
    complaint: [
      'The right bud runs out about twenty minutes before the left.',
      'With long calls I get less than the box says.',
      'The case could hold more. I end up charging it twice a week.',
      'It takes longer to charge than I expected.',
    ],
  },
  case: {
    praise: [
      'The case opens with one thumb, also on a crowded platform.',
      'It fits the coin pocket of my jeans.',
      'Fell from the first-floor balcony, got one scratch, works.',
      'The lid closes with a proper click.',
      'Colour is exactly as in the pictures, also in sunlight.',
      'The finish does not collect fingerprints.',
    ],
    complaint: [
      'The case is smooth and slips out of oily hands.',
      'The case scratched within a week of sharing a pocket with keys.',
      'The buds are a little hard to lift out with short nails.',
      'The lamp on the case is bright in a dark bedroom.',
    ],
  },
  controls: {
    praise: [
      'Touch works on the first try.',
      'Pausing with a tap has become a habit.',
      'Left and right do the same thing, so there is nothing to remember.',
      'Pairing took as long as opening the lid.',
    ],
    complaint: [
      'The touch face is easy to brush by accident when I tie my hair.',
      'Touch is useless with wet fingers.',
      'It reads one tap for two about one time in ten.',
      'One bud would not pair on the first day until the chat took me through a reset.',
    ],
  },
  twoDevices: {
    praise: [
      'Going from the laptop to the phone just happens, which my old pair never managed.',
      'Joined to two devices at once, and the call always wins over the music. As it should.',
      'I no longer go into the settings when a call comes in on the other device.',
    ],
    complaint: [
      'With two devices joined, a notification on one cuts the music on the other.',
      'It takes a few seconds to change between laptop and phone.',
    ],
  },
  water: {
    praise: [
      'Survived a downpour on the walk to the station.',
      'I sweat a lot and they do not mind.',
      'Got soaked on the bike to Lonavala and they played on.',
      'A quick rinse after the gym and they are like new.',
    ],
    complaint: ['I would still not trust them in real rain.', 'Sweat makes the touch face jumpy.'],
  },
  delay: {
    praise: [
      'In BGMI the footsteps come from where the enemy is, when he is there.',
      'No delay that I can see on videos.',
      'Game mode is a long press and says so in your ear. Simple.',
    ],
    complaint: [
      'Game mode eats the battery.',
      'There is still a small delay on my old television.',
      'You must switch game mode on again each time.',
    ],
  },
  hook: {
    praise: [
      'Ran the Bengaluru 10K with them and touched them once, to stop the music.',
      'The hook bends and stays bent. Skipping is no problem.',
      'They sit under a cricket helmet without pressing.',
      'The hook does not fight with my spectacles.',
      'Burpees, box jumps, a fall. They stayed.',
    ],
    complaint: [
      'Putting them on takes two hands and a little practice.',
      'The hook rubs behind the ear after an hour until you bend it again.',
      'The case is large because of the hooks.',
    ],
  },
  buttons: {
    praise: [
      'Real buttons. I can pause with gloves on.',
      'A button that clicks is worth more than any touch face when your hands are wet.',
      'Volume on the buttons, so the phone stays in the bag.',
    ],
    complaint: [
      'The button pushes the bud into the ear when you press it.',
      'The buttons are stiff for the first week.',
    ],
  },
  neckband: {
    praise: [
      'I lose small things. I have not lost this.',
      'The magnets pause the music and I use it forty times a day.',
      'I charge it twice a week and it is never empty.',
      'The band does not pull at the collar, also under a kurta.',
      'My father, who is 71, uses it without having asked me once.',
    ],
    complaint: [
      'The cable catches on my collar when I turn my head.',
      'It slides to one side when I run.',
      'It does not fold small enough for a clutch.',
    ],
  },
  price: {
    praise: [
      'For this price I expected less.',
      'I bought a second pair for my brother in the same week.',
      'Good value without being a toy.',
      'My third pair of earbuds and the first I have not wanted to send back.',
      'Bought with the first-order code, so it came to even less.',
    ],
    complaint: [
      'At the full price I would think twice.',
      'A pouch in the box would have been fair at this price.',
    ],
  },
} as const satisfies Record<string, Remarks>
