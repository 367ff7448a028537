import { phrases } from './phrases.ts'
import type { ChatIssue } from './types.ts'
import { t } from '../../../texts/t.ts'

/** Six faults, each with how it shows and what to do (CHAT-8). */
export const issues = (): readonly ChatIssue[] => [
  {
    id: 'no-connection',
    issue: t("Won't connect"),
    symptoms: phrases(
      `connect|pair|bluetooth not|problem|bad|drop|lost|lose, disconnect, pair mode not,
      not detect|visible|discover, not show|found|find bluetooth, one|left|right connect only,
      only one|left|right side connect, only one|left|right earbud|side pair,
      one|left|right earbud|side pair not, one|left|right side|earbud not connect, not get connect, reset,
      factory reset, not find earbud|device|headphone|neckband`,
    ),
    unless: phrases('password, agent, human, person, otp, connect cable'),
    solutions: [
      t('Put both buds in the case, close the lid for 10 seconds, then open it beside your phone.'),
      t("Remove the earbuds from your phone's Bluetooth list and pair again."),
      t('Hold the case button for 10 seconds until the light blinks: that resets the pair.'),
    ],
  },
  {
    id: 'poor-sound',
    issue: t('Poor sound'),
    symptoms: phrases(
      `sound|volume|bass|treble|mic|music not|bad|low|problem|damaged|cut|break|broken|lag|delay|drop|missing|happy,
      muffled, distort, distortion, crackl, static, buzz, echo, humming, not hear|listen, hear low,
      one|left|right side not, one|left|right side|earbud not work|play|hear,
      one|left|right side|earbud low|quiet|quieter|silent|dead|mute, one|left|right not work|play,
      only one|left|right side|earbud work|play, sound quiet, sound|music|audio only one|left|right,
      sound come one|left|right, sound late, joke sound, disturbance, jhanjhanahat, khad khad,
      one earbud low other, sound suddenly, sound phat`,
    ),
    unless: phrases('sound proof, tap, touch, sound gaming, movie|video late|lag|delay'),
    solutions: [
      t(
        'Wipe the mesh of each bud with a dry, soft brush: wax is the usual cause. If others cannot hear you, clean the small microphone openings too.',
      ),
      t('Try the other tip sizes. A tip that does not seal takes the bass away.'),
      t("Raise the volume on the phone and on the buds, and check that the phone's equaliser is off."),
    ],
  },
  {
    id: 'battery-drain',
    issue: t('Battery drains'),
    symptoms: phrases(
      `drain, discharge, battery|backup not|bad|low|problem|short|die|dies|dead|drop,
      battery|charge khatam|finish|empty, khatam fast, battery goes|going down, battery run|runs out,
      battery|charge last only, earbud die|dies fast|hour|minute, battery health|down|reduced,
      battery health down, switch|turn|shut off after|itself|automatic|suddenly, only hour battery|backup`,
    ),
    unless: phrases('charge not, lost, fell'),
    solutions: [
      t(
        'Switch noise cancelling off when you do not need it: with it on, the battery lasts about a fifth less.',
      ),
      t('Close the lid fully, so that the buds switch off in the case.'),
      t('Charge to 100 %, play until they stop and charge again once: that corrects the gauge.'),
    ],
  },
  {
    id: 'touch-controls',
    issue: t('Touch controls'),
    symptoms: phrases(
      `touch, touch control|sensor|not|problem|work|reply|sensitive, tap, double tap,
      tap not|nothing|answer, control not|problem|use, pause itself|own|automatic,
      song|music|track change own|itself|automatic, gesture`,
    ),
    solutions: [
      t('Dry your fingers and the outside of the bud, then tap the flat face once, firmly.'),
      t('Put both buds in the case for 10 seconds and take them out again.'),
      t('Reset the pair: hold the case button for 10 seconds until the light blinks.'),
    ],
  },
  {
    id: 'noise-cancellation',
    issue: t('Noise cancellation'),
    symptoms: phrases(
      `anc not|bad|problem|low|effect|work|on|off, still hear noise|traffic|outside|people|everything,
      hissing, hear noise|outside anc, turn|switch on anc, not anc work`,
    ),
    solutions: [
      t('Hold the flat face of either bud for two seconds to switch noise cancelling on.'),
      t('Choose tips that seal: without a seal the noise comes in past them.'),
      t('Clean the small microphone opening on the outside with a dry brush.'),
    ],
  },
  {
    id: 'no-charging',
    issue: t("Won't charge"),
    symptoms: phrases(
      `charge|case not|problem, charge|case not charge|work|on|open, not turn|switch|power on,
      it|they|earbud|device|headphone|neckband not work, wet|water|rain not work, on not hi|ho|work,
      earbud|case|headphone|neckband dead, not charge light, one|left|right earbud|side not charge,
      light not, power not`,
    ),
    unless: phrases(
      `delivery, payment, money, card, extra charge, amount, fit, tip, anc, coupon, touch, otp, hidden,
      lost, only case, wireless`,
    ),
    solutions: [
      t('Wipe the gold contacts of the buds and of the case with a dry cloth.'),
      t('Try another USB-C cable and a 5 V charger for 15 minutes.'),
      t('Seat each bud until its light comes on, then close the lid.'),
    ],
  },
]
