import type { Named } from '../language.ts'
import type { City, CitySlug } from './cities.ts'
import type { ForeignCity, ForeignCitySlug } from './foreign-cities.ts'

/** A terminal with the code that tickets print: IATA for airports, Indian Railways for stations. */
export interface Terminal {
  readonly code: string
  readonly name: string
}

export interface Station extends Terminal, Named {
  readonly hindi: string
}

const terminal = (code: string, name: string): Terminal => ({ code, name })
const station = (code: string, name: string, hindi: string): Station => ({ code, name, hindi })

/** Indian Railways' codes, by city; the main station first. */
const stations: Readonly<Record<string, readonly Station[]>> = {
  agra: [
    station('AGC', 'Agra Cantt', 'आगरा छावनी'),
    station('AF', 'Agra Fort', 'आगरा फ़ोर्ट'),
    station('RKM', 'Raja Ki Mandi', 'राजा की मंडी'),
  ],
  ahmedabad: [station('ADI', 'Ahmedabad Junction', 'अहमदाबाद जंक्शन'), station('SBIB', 'Sabarmati', 'साबरमती')],
  amritsar: [station('ASR', 'Amritsar Junction', 'अमृतसर जंक्शन')],
  bengaluru: [
    station('SBC', 'KSR Bengaluru', 'केएसआर बेंगलुरु'),
    station('YPR', 'Yesvantpur', 'यशवंतपुर'),
    station('SMVB', 'SMVT Bengaluru', 'एसएमवीटी बेंगलुरु'),
    station('BNC', 'Bengaluru Cantt', 'बेंगलुरु छावनी'),
  ],
  bhopal: [
    station('BPL', 'Bhopal Junction', 'भोपाल जंक्शन'),
    station('RKMP', 'Rani Kamalapati', 'रानी कमलापति'),
  ],
  chandigarh: [station('CDG', 'Chandigarh Junction', 'चंडीगढ़ जंक्शन')],
  chennai: [
    station('MAS', 'MGR Chennai Central', 'एमजीआर चेन्नई सेंट्रल'),
    station('MS', 'Chennai Egmore', 'चेन्नई एग्मोर'),
    station('TBM', 'Tambaram', 'ताम्बरम'),
  ],
  coimbatore: [
    station('CBE', 'Coimbatore Junction', 'कोयंबटूर जंक्शन'),
    station('PTJ', 'Podanur Junction', 'पोदनूर जंक्शन'),
  ],
  dehradun: [station('DDN', 'Dehradun', 'देहरादून')],
  delhi: [
    station('NDLS', 'New Delhi', 'नई दिल्ली'),
    station('DLI', 'Delhi Junction (Old Delhi)', 'दिल्ली जंक्शन (पुरानी दिल्ली)'),
    station('NZM', 'Hazrat Nizamuddin', 'हज़रत निज़ामुद्दीन'),
    station('ANVT', 'Anand Vihar Terminal', 'आनंद विहार टर्मिनल'),
    station('DEE', 'Delhi Sarai Rohilla', 'दिल्ली सराय रोहिल्ला'),
    station('DEC', 'Delhi Cantt', 'दिल्ली छावनी'),
  ],
  goa: [
    station('MAO', 'Madgaon Junction', 'मडगाँव जंक्शन'),
    station('THVM', 'Thivim', 'थिविम'),
    station('KRMI', 'Karmali', 'करमली'),
    station('VSG', 'Vasco da Gama', 'वास्को-द-गामा'),
  ],
  guwahati: [station('GHY', 'Guwahati', 'गुवाहाटी'), station('KYQ', 'Kamakhya Junction', 'कामाख्या जंक्शन')],
  hyderabad: [
    station('SC', 'Secunderabad Junction', 'सिकंदराबाद जंक्शन'),
    station('HYB', 'Hyderabad Deccan (Nampally)', 'हैदराबाद दक्कन (नामपल्ली)'),
    station('KCG', 'Kacheguda', 'काचीगुडा'),
    station('LPI', 'Lingampalli', 'लिंगमपल्ली'),
    station('CHZ', 'Cherlapalli', 'चर्लापल्ली'),
  ],
  jaipur: [
    station('JP', 'Jaipur Junction', 'जयपुर जंक्शन'),
    station('GADJ', 'Gandhinagar Jaipur', 'गांधीनगर जयपुर'),
  ],
  kolkata: [
    station('HWH', 'Howrah Junction', 'हावड़ा जंक्शन'),
    station('SDAH', 'Sealdah', 'सियालदह'),
    station('KOAA', 'Kolkata', 'कोलकाता'),
    station('SHM', 'Shalimar', 'शालीमार'),
  ],
  lucknow: [
    station('LKO', 'Lucknow Charbagh', 'लखनऊ चारबाग़'),
    station('LJN', 'Lucknow Junction', 'लखनऊ जंक्शन'),
    station('GTNR', 'Gomti Nagar', 'गोमती नगर'),
  ],
  madurai: [station('MDU', 'Madurai Junction', 'मदुरै जंक्शन')],
  mumbai: [
    station('CSMT', 'Chhatrapati Shivaji Maharaj Terminus', 'छत्रपति शिवाजी महाराज टर्मिनस'),
    station('MMCT', 'Mumbai Central', 'मुंबई सेंट्रल'),
    station('BDTS', 'Bandra Terminus', 'बांद्रा टर्मिनस'),
    station('LTT', 'Lokmanya Tilak Terminus', 'लोकमान्य तिलक टर्मिनस'),
    station('DR', 'Dadar', 'दादर'),
  ],
  mysuru: [station('MYS', 'Mysuru Junction', 'मैसूरु जंक्शन')],
  nagpur: [station('NGP', 'Nagpur Junction', 'नागपुर जंक्शन'), station('AJNI', 'Ajni', 'अजनी')],
  patna: [
    station('PNBE', 'Patna Junction', 'पटना जंक्शन'),
    station('RJPB', 'Rajendra Nagar Terminal', 'राजेंद्र नगर टर्मिनल'),
    station('PPTA', 'Patliputra', 'पाटलिपुत्र'),
    station('DNR', 'Danapur', 'दानापुर'),
  ],
  pune: [station('PUNE', 'Pune Junction', 'पुणे जंक्शन')],
  puri: [station('PURI', 'Puri', 'पुरी')],
  tirupati: [station('TPTY', 'Tirupati', 'तिरुपति'), station('RU', 'Renigunta Junction', 'रेणिगुंटा जंक्शन')],
  varanasi: [
    station('BSB', 'Varanasi Junction', 'वाराणसी जंक्शन'),
    station('BSBS', 'Banaras', 'बनारस'),
    station('DDU', 'Pt. Deen Dayal Upadhyaya Junction', 'पं. दीन दयाल उपाध्याय जंक्शन'),
  ],
  visakhapatnam: [
    station('VSKP', 'Visakhapatnam Junction', 'विशाखापत्तनम जंक्शन'),
    station('DVD', 'Duvvada', 'दुव्वाडा'),
  ],
} satisfies Partial<Record<CitySlug, readonly Station[]>>

/** None in a city that no train route of ours serves. */
export const stationsOf = (city: City): readonly Station[] => stations[city.slug] ?? []

/** IATA's codes, by city. */
const airports: Readonly<Record<string, Terminal>> = {
  ahmedabad: terminal('AMD', 'Sardar Vallabhbhai Patel International Airport'),
  bengaluru: terminal('BLR', 'Kempegowda International Airport'),
  chennai: terminal('MAA', 'Chennai International Airport'),
  delhi: terminal('DEL', 'Indira Gandhi International Airport'),
  goa: terminal('GOI', 'Dabolim Airport'),
  guwahati: terminal('GAU', 'Lokpriya Gopinath Bordoloi International Airport'),
  hyderabad: terminal('HYD', 'Rajiv Gandhi International Airport'),
  jaipur: terminal('JAI', 'Jaipur International Airport'),
  kochi: terminal('COK', 'Cochin International Airport'),
  kolkata: terminal('CCU', 'Netaji Subhas Chandra Bose International Airport'),
  leh: terminal('IXL', 'Kushok Bakula Rimpochee Airport'),
  lucknow: terminal('LKO', 'Chaudhary Charan Singh International Airport'),
  mumbai: terminal('BOM', 'Chhatrapati Shivaji Maharaj International Airport'),
  patna: terminal('PAT', 'Jay Prakash Narayan Airport'),
  pune: terminal('PNQ', 'Pune Airport'),
  srinagar: terminal('SXR', 'Sheikh ul-Alam International Airport'),
  bangkok: terminal('BKK', 'Suvarnabhumi Airport'),
  colombo: terminal('CMB', 'Bandaranaike International Airport'),
  dubai: terminal('DXB', 'Dubai International Airport'),
  'hong-kong': terminal('HKG', 'Hong Kong International Airport'),
  kathmandu: terminal('KTM', 'Tribhuvan International Airport'),
  'kuala-lumpur': terminal('KUL', 'Kuala Lumpur International Airport'),
  london: terminal('LHR', 'Heathrow Airport'),
  'new-york': terminal('JFK', 'John F. Kennedy International Airport'),
  singapore: terminal('SIN', 'Singapore Changi Airport'),
} satisfies Partial<Record<CitySlug | ForeignCitySlug, Terminal>>

/** The station that tickets to this city name; every city of a train route has one. */
export const stationOf = (city: City): Terminal => factOf(city.name, 'station', stationsOf(city)[0])

/** The airport that tickets to this city name; every city of a flight route has one. */
export const airportOf = (city: City | ForeignCity): Terminal =>
  factOf(city.name, 'airport', airports[city.slug])

export function factOf<Fact>(name: string, what: string, fact: Fact | undefined): Fact {
  if (fact === undefined)
    throw new Error(`${name} is on a route but has no ${what}: add it to catalog/src/places.`)
  return fact
}
