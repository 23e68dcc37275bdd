/** Where buses of other cities start and stop. Common knowledge; the operator's message names the one that counts. */
import type { Named } from '@chowk/catalog'
import type { Place } from '../../../travel/travel-mode.ts'

const stand = (name: string, hindi: string): Named => ({ name, hindi })

const stands: Readonly<Record<string, readonly Named[]>> = {
  agra: [stand('Idgah', 'ईदगाह'), stand('ISBT, Transport Nagar', 'आईएसबीटी, ट्रांसपोर्ट नगर')],
  ahmedabad: [stand('Geeta Mandir', 'गीता मंदिर')],
  amritsar: [stand('Madan Lal Dhingra ISBT', 'मदन लाल ढींगरा आईएसबीटी')],
  bengaluru: [
    stand('Kempegowda Bus Station (Majestic)', 'केम्पेगौड़ा बस स्टेशन (मैजेस्टिक)'),
    stand('Shantinagar', 'शांतिनगर'),
    stand('Mysuru Road Satellite', 'मैसूरु रोड सैटेलाइट'),
  ],
  bhopal: [stand('ISBT, Habibganj', 'आईएसबीटी, हबीबगंज'), stand('Nadra', 'नादरा')],
  chandigarh: [stand('ISBT, Sector 17', 'आईएसबीटी, सेक्टर 17'), stand('ISBT, Sector 43', 'आईएसबीटी, सेक्टर 43')],
  chennai: [stand('Kilambakkam', 'किलांबाक्कम'), stand('Koyambedu', 'कोयंबेडु'), stand('Madhavaram', 'माधवरम')],
  coimbatore: [stand('Gandhipuram', 'गांधीपुरम'), stand('Singanallur', 'सिंगानल्लूर')],
  dehradun: [stand('ISBT', 'आईएसबीटी')],
  delhi: [
    stand('Kashmere Gate ISBT', 'कश्मीरी गेट आईएसबीटी'),
    stand('Anand Vihar ISBT', 'आनंद विहार आईएसबीटी'),
    stand('Sarai Kale Khan ISBT', 'सराय काले ख़ाँ आईएसबीटी'),
  ],
  digha: [stand('Old Digha', 'पुराना दीघा'), stand('New Digha', 'नया दीघा')],
  goa: [stand('Panaji', 'पणजी'), stand('Mapusa', 'मापुसा'), stand('Margao', 'मडगाँव')],
  haridwar: [stand('Bus station facing the railway station', 'रेलवे स्टेशन के सामने का बस स्टेशन')],
  hyderabad: [
    stand('Mahatma Gandhi Bus Station', 'महात्मा गांधी बस स्टेशन'),
    stand('Jubilee Bus Station', 'जुबली बस स्टेशन'),
  ],
  indore: [stand('Sarwate', 'सरवटे'), stand('Gangwal', 'गंगवाल')],
  jaipur: [stand('Sindhi Camp', 'सिंधी कैंप')],
  kochi: [stand('Ernakulam KSRTC', 'एर्णाकुलम केएसआरटीसी'), stand('Vyttila Mobility Hub', 'वैट्टिला मोबिलिटी हब')],
  kolhapur: [stand('Central Bus Stand', 'मध्यवर्ती बस स्टैंड')],
  kolkata: [stand('Esplanade', 'एस्प्लेनेड'), stand('Howrah', 'हावड़ा'), stand('Karunamoyee', 'करुणामयी')],
  lucknow: [stand('Alambagh', 'आलमबाग'), stand('Kaiserbagh', 'क़ैसरबाग')],
  madurai: [stand('Mattuthavani', 'माट्टुत्तावणी'), stand('Arapalayam', 'आरप्पालयम')],
  manali: [stand('Manali bus stand', 'मनाली बस स्टैंड')],
  mangaluru: [stand('KSRTC bus stand, Bejai', 'केएसआरटीसी बस स्टैंड, बेजै')],
  mumbai: [
    stand('Mumbai Central', 'मुंबई सेंट्रल'),
    stand('Dadar', 'दादर'),
    stand('Borivali', 'बोरीवली'),
    stand('Kurla Nehru Nagar', 'कुर्ला नेहरू नगर'),
  ],
  mysuru: [stand('Suburban bus stand', 'उपनगरीय बस स्टैंड')],
  nagpur: [stand('Ganeshpeth', 'गणेशपेठ')],
  puducherry: [stand('New Bus Stand', 'नया बस स्टैंड')],
  pune: [stand('Swargate', 'स्वारगेट'), stand('Pune Station', 'पुणे स्टेशन'), stand('Wakdewadi', 'वाकडेवाड़ी')],
  rajkot: [stand('Rajkot Bus Port', 'राजकोट बस पोर्ट')],
  shimla: [stand('ISBT, Tutikandi', 'आईएसबीटी, टूटीकंडी')],
  shirdi: [stand('Shirdi bus stand', 'शिरडी बस स्टैंड')],
  tirupati: [stand('Central bus station', 'सेंट्रल बस स्टेशन')],
  udaipur: [stand('Udiapole', 'उदियापोल')],
  vijayawada: [stand('Pandit Nehru Bus Station', 'पंडित नेहरू बस स्टेशन')],
  visakhapatnam: [stand('Dwaraka Bus Station (RTC Complex)', 'द्वारका बस स्टेशन (आरटीसी कॉम्प्लेक्स)')],
}

export function standsIn({ slug, name }: Place): readonly Named[] {
  const known = stands[slug]
  if (!known) throw new Error(`No bus stand is known in ${name}: add it to bus-stands.ts.`)
  return known
}
