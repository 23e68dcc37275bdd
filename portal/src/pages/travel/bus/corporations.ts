/** The states' own bus companies on a route: those of the state it leaves and of the state it reaches. */
import type { City, Named, StateSlug } from '@chowk/catalog'

const corporation = (name: string, hindi: string): Named => ({ name, hindi })

/** States on our routes whose own company runs to other cities. Delhi's and Madhya Pradesh's do not. */
const corporations: Readonly<Partial<Record<StateSlug, readonly Named[]>>> = {
  'andhra-pradesh': [corporation('APSRTC', 'एपीएसआरटीसी')],
  chandigarh: [corporation('Chandigarh Transport Undertaking', 'चंडीगढ़ ट्रांसपोर्ट अंडरटेकिंग')],
  goa: [corporation('Kadamba Transport', 'कदंबा ट्रांसपोर्ट')],
  gujarat: [corporation('GSRTC', 'जीएसआरटीसी')],
  'himachal-pradesh': [corporation('HRTC', 'एचआरटीसी')],
  karnataka: [corporation('Karnataka’s KSRTC', 'कर्नाटक की केएसआरटीसी')],
  kerala: [corporation('Kerala’s KSRTC', 'केरल की केएसआरटीसी')],
  maharashtra: [corporation('MSRTC (ST)', 'एमएसआरटीसी (एसटी)')],
  puducherry: [corporation('Puducherry’s PRTC', 'पुडुचेरी की पीआरटीसी')],
  punjab: [corporation('Punjab Roadways', 'पंजाब रोडवेज़'), corporation('PRTC', 'पीआरटीसी')],
  rajasthan: [corporation('Rajasthan Roadways (RSRTC)', 'राजस्थान रोडवेज़ (आरएसआरटीसी)')],
  'tamil-nadu': [corporation('SETC', 'एसईटीसी'), corporation('TNSTC', 'टीएनएसटीसी')],
  telangana: [corporation('TGSRTC', 'टीजीएसआरटीसी')],
  'uttar-pradesh': [corporation('UPSRTC', 'यूपीएसआरटीसी')],
  uttarakhand: [corporation('Uttarakhand Transport', 'उत्तराखंड परिवहन')],
  'west-bengal': [corporation('SBSTC', 'एसबीएसटीसी')],
}

export function corporationsBetween(from: City, to: City): readonly Named[] {
  return [...new Set([from.state, to.state])].flatMap(state => corporations[state] ?? [])
}
