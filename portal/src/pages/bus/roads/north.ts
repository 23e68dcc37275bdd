/** Roads from Delhi. Common knowledge of 2026. */
import { type Roads, town } from './road.ts'

export const northernRoads: Roads = {
  'delhi-to-agra': {
    via: [town('Greater Noida', 'ग्रेटर नोएडा'), town('Mathura', 'मथुरा')],
    know: {
      en: 'Fast buses take the Yamuna Expressway; ordinary ones use the old highway by Faridabad and Palwal and stop in Mathura. The Taj Mahal is closed on Fridays.',
      hi: 'तेज़ बसें यमुना एक्सप्रेसवे से जाती हैं; साधारण बसें फ़रीदाबाद और पलवल की पुरानी सड़क से जाकर मथुरा में रुकती हैं। ताजमहल शुक्रवार को बंद रहता है।',
    },
  },
  'delhi-to-amritsar': {
    via: [
      town('Panipat', 'पानीपत'),
      town('Ambala', 'अंबाला'),
      town('Ludhiana', 'लुधियाना'),
      town('Jalandhar', 'जालंधर'),
    ],
    know: {
      en: 'The Grand Trunk Road all the way, with dhabas around Murthal and Ambala. Winter fog slows the night buses.',
      hi: 'पूरे रास्ते ग्रैंड ट्रंक रोड, मुरथल और अंबाला के आसपास ढाबे। सर्दियों का कोहरा रात की बसों को धीमा करता है।',
    },
  },
  'delhi-to-chandigarh': {
    via: [
      town('Sonipat', 'सोनीपत'),
      town('Panipat', 'पानीपत'),
      town('Karnal', 'करनाल'),
      town('Ambala', 'अंबाला'),
    ],
    know: {
      en: 'Buses of several states leave Kashmere Gate every few minutes. In Chandigarh they end at Sector 17 or Sector 43: ask which.',
      hi: 'कश्मीरी गेट से कई राज्यों की बसें हर कुछ मिनट में निकलती हैं। चंडीगढ़ में वे सेक्टर 17 या 43 पर रुकती हैं: पूछ लें।',
    },
  },
  'delhi-to-dehradun': {
    via: [town('Meerut', 'मेरठ'), town('Muzaffarnagar', 'मुज़फ़्फ़रनगर'), town('Roorkee', 'रुड़की')],
    know: {
      en: 'Buses for Mussoorie go on from Dehradun, from another stand near the railway station.',
      hi: 'मसूरी की बसें देहरादून से आगे मिलती हैं, रेलवे स्टेशन के पास के दूसरे स्टैंड से।',
    },
  },
  'delhi-to-haridwar': {
    via: [town('Meerut', 'मेरठ'), town('Muzaffarnagar', 'मुज़फ़्फ़रनगर'), town('Roorkee', 'रुड़की')],
    know: {
      en: 'During the Kanwar yatra in the rainy season the usual road is kept for pilgrims and buses are led another way: allow some hours more.',
      hi: 'सावन की काँवड़ यात्रा में आम सड़क यात्रियों के लिए रखी जाती है और बसें दूसरे रास्ते भेजी जाती हैं: कुछ घंटे ज़्यादा रखें।',
    },
  },
  'delhi-to-jaipur': {
    via: [town('Gurugram', 'गुरुग्राम'), town('Behror', 'बहरोड़'), town('Kotputli', 'कोटपूतली')],
    know: {
      en: 'The highway by Behror is the usual way, with a halt at Midway. Some coaches use the Delhi–Mumbai Expressway as far as Dausa.',
      hi: 'बहरोड़ का हाईवे आम रास्ता है, मिडवे पर पड़ाव के साथ। कुछ बसें दौसा तक दिल्ली-मुंबई एक्सप्रेसवे लेती हैं।',
    },
  },
  'delhi-to-lucknow': {
    via: [town('Mathura', 'मथुरा'), town('Agra', 'आगरा'), town('Etawah', 'इटावा')],
    know: {
      en: 'Fast buses join the Yamuna and the Agra–Lucknow expressways and stop only at their plazas. Others go by Moradabad, Bareilly and Sitapur.',
      hi: 'तेज़ बसें यमुना और आगरा-लखनऊ एक्सप्रेसवे से जाती हैं और केवल उनके पड़ावों पर रुकती हैं। दूसरी बसें मुरादाबाद, बरेली और सीतापुर से जाती हैं।',
    },
  },
  'delhi-to-manali': {
    via: [town('Ambala', 'अंबाला'), town('Bilaspur', 'बिलासपुर'), town('Mandi', 'मंडी'), town('Kullu', 'कुल्लू')],
    know: {
      en: 'A night and part of a day, the second half in the hills along the Beas. Sit near the front if bends trouble you. In the monsoon landslips close the road between Mandi and Kullu at times.',
      hi: 'एक रात और दिन का कुछ हिस्सा, दूसरा आधा रास्ता ब्यास के साथ पहाड़ों में। मोड़ों से परेशानी हो तो आगे बैठें। बरसात में मंडी और कुल्लू के बीच भूस्खलन से सड़क कभी-कभी बंद हो जाती है।',
    },
  },
  'delhi-to-shimla': {
    via: [
      town('Panipat', 'पानीपत'),
      town('Ambala', 'अंबाला'),
      town('Parwanoo', 'परवाणू'),
      town('Solan', 'सोलन'),
    ],
    know: {
      en: 'The hills begin at Parwanoo. Buses end at Tutikandi, below the town; local buses and taxis go up from there.',
      hi: 'पहाड़ परवाणू से शुरू होते हैं। बसें शहर के नीचे टूटीकंडी पर रुकती हैं; वहाँ से लोकल बस और टैक्सी ऊपर जाती हैं।',
    },
  },
}
