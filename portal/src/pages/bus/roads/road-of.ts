import type { Bilingual } from '@chowk/catalog'
import type { AnyRoute } from '../../travel/travel-mode.ts'
import { northernRoads } from './north.ts'
import type { Road, Roads } from './road.ts'
import { southernRoads } from './south.ts'
import { westernAndEasternRoads } from './west-and-east.ts'

const roads: Roads = { ...southernRoads, ...northernRoads, ...westernAndEasternRoads }

/** The way back by the same road says what is different at that end. */
const returns: Readonly<Record<string, Bilingual>> = {
  'chennai-to-bengaluru': {
    en: 'Buses towards Bengaluru pass Poonamallee and Sriperumbudur on the way out, where many board. In Bengaluru they come in by Hosur Road: Electronic City and Silk Board are the first stops.',
    hi: 'बेंगलुरु की बसें निकलते समय पूनमल्ली और श्रीपेरंबदूर से गुज़रती हैं, जहाँ कई लोग चढ़ते हैं। बेंगलुरु में वे होसूर रोड से आती हैं: इलेक्ट्रॉनिक सिटी और सिल्क बोर्ड पहले पड़ाव हैं।',
  },
  'hyderabad-to-bengaluru': {
    en: 'Buses leave in the evening and come into Bengaluru by the airport road: get down at Hebbal if you go north or east of the city.',
    hi: 'बसें शाम को निकलती हैं और हवाई अड्डे की सड़क से बेंगलुरु में आती हैं: शहर के उत्तर या पूर्व जाना हो तो हेब्बाल पर उतरें।',
  },
  'pune-to-mumbai': {
    en: 'Choose by where you get down: buses for Dadar pass Vashi and Chembur, those for Borivali pass Thane. Sunday evening is the busiest time on the expressway.',
    hi: 'उतरने की जगह से चुनें: दादर की बसें वाशी और चेंबूर से, बोरीवली की ठाणे से जाती हैं। रविवार शाम एक्सप्रेसवे पर सबसे ज़्यादा भीड़ होती है।',
  },
}

export function roadOf({ slug, from, to, name }: AnyRoute): Road {
  const there = roads[slug]
  if (there) return there
  const back = roads[`${to.slug}-to-${from.slug}`]
  const know = returns[slug]
  if (!back || !know) throw new Error(`Nothing is said of the road from ${name}: add it to roads/.`)
  return { via: back.via.toReversed(), know }
}
