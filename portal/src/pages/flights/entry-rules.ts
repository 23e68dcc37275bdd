/** What an Indian passport holder needs to enter a country, as known in 2026. Rules change: every page says to check. */
import type { Bilingual, ForeignCity, ForeignCitySlug } from '@chowk/catalog'

const entryRules: Readonly<Record<ForeignCitySlug, Bilingual>> = {
  bangkok: {
    en: 'Fill in the Thailand Digital Arrival Card online within the three days before you land; it is free. Whether you need a visa depends on the length and purpose of the stay, and the rule has changed more than once.',
    hi: 'पहुँचने से पहले के तीन दिनों में थाईलैंड डिजिटल अराइवल कार्ड ऑनलाइन भरें; यह मुफ़्त है। वीज़ा चाहिए या नहीं, यह ठहरने की अवधि और उद्देश्य पर निर्भर है, और यह नियम कई बार बदला है।',
  },
  colombo: {
    en: 'Apply for an electronic travel authorisation (ETA) online before you fly, on the government’s own site.',
    hi: 'उड़ान से पहले सरकार की अपनी साइट पर इलेक्ट्रॉनिक यात्रा अनुमति (ETA) के लिए ऑनलाइन आवेदन करें।',
  },
  dubai: {
    en: 'Most Indian passport holders need a visa before they fly, through the airline, a hotel or a sponsor. Those with a valid visa or residence of some countries, the United States among them, can get one on arrival.',
    hi: 'ज़्यादातर भारतीय पासपोर्ट धारकों को उड़ान से पहले एयरलाइन, होटल या प्रायोजक के माध्यम से वीज़ा लेना होता है। अमेरिका सहित कुछ देशों का वैध वीज़ा या निवास हो तो पहुँचने पर मिल सकता है।',
  },
  'hong-kong': {
    en: 'No visa for a short visit, but a pre-arrival registration is needed: it is free, done online, and printed to show at check-in. Without it you need a visa.',
    hi: 'छोटी यात्रा के लिए वीज़ा नहीं, पर आगमन-पूर्व पंजीकरण ज़रूरी है: यह मुफ़्त है, ऑनलाइन होता है, और चेक-इन पर छपा हुआ दिखाना होता है। इसके बिना वीज़ा लगेगा।',
  },
  kathmandu: {
    en: 'No visa for Indian citizens. By air, carry a passport or a voter identity card; other papers, Aadhaar among them, are not enough for most adults.',
    hi: 'भारतीय नागरिकों को वीज़ा नहीं चाहिए। हवाई यात्रा में पासपोर्ट या मतदाता पहचान पत्र रखें; आधार सहित दूसरे काग़ज़ ज़्यादातर वयस्कों के लिए काफ़ी नहीं हैं।',
  },
  'kuala-lumpur': {
    en: 'Fill in the Malaysia Digital Arrival Card online within the three days before you land. The visa exemption for Indians is granted for a limited period: check that it covers your dates.',
    hi: 'पहुँचने से पहले के तीन दिनों में मलेशिया डिजिटल अराइवल कार्ड ऑनलाइन भरें। भारतीयों के लिए वीज़ा छूट सीमित अवधि की है: देख लें कि वह आपकी तारीख़ों पर लागू है।',
  },
  london: {
    en: 'A visa is needed, applied for online with an appointment for fingerprints. Start at least a month ahead; in summer, earlier.',
    hi: 'वीज़ा चाहिए; आवेदन ऑनलाइन होता है और उँगलियों के निशान के लिए समय लेना होता है। कम से कम एक महीना पहले शुरू करें; गर्मियों में और पहले।',
  },
  'new-york': {
    en: 'A visa is needed, with an interview for most applicants. The wait for an appointment can be months, so look at it before you book a flight.',
    hi: 'वीज़ा चाहिए, और ज़्यादातर आवेदकों का साक्षात्कार होता है। समय मिलने में महीनों लग सकते हैं, इसलिए फ़्लाइट बुक करने से पहले देख लें।',
  },
  singapore: {
    en: 'A visa is needed; authorised agents apply for it online. Everyone also fills in the free SG Arrival Card within the three days before landing.',
    hi: 'वीज़ा चाहिए; अधिकृत एजेंट ऑनलाइन आवेदन करते हैं। साथ ही हर यात्री को पहुँचने से पहले के तीन दिनों में मुफ़्त SG अराइवल कार्ड भरना होता है।',
  },
}

export function entryRuleOf({ slug, name }: ForeignCity): Bilingual {
  const rule = (entryRules as Readonly<Record<string, Bilingual>>)[slug]
  if (!rule) throw new Error(`Nothing is said of entering the country of ${name}: add it to entry-rules.ts.`)
  return rule
}
