/** Where the boards of southern, western and central states bill, by slug. */
import type { Bilingual } from '../language.ts'
import { heard } from '../rules/rule.ts'
import { type BoardArea, districts, franchiseOf, places, read, someDistricts } from './board-area.ts'

const hindustanTimes = read(
  'Hindustan Times, June 2025',
  'हिंदुस्तान टाइम्स, जून 2025',
  'https://www.hindustantimes.com/cities/mumbai-news/license-bids-of-adani-electricity-and-torrent-power-to-be-heard-in-july-101750705576001.html',
)
const powerFactor = heard('https://indiapowerfactor.in/maharashtra-makes-progress-df-front/?amp=1')
const gujaratDistricts = heard(
  'https://www.sarkaritools.org/calculators/electric/electricity-bill-calculator/gujarat-electricity-bill-calculator',
)
const andhra = read(
  'The Hans India, December 2019',
  'द हंस इंडिया, दिसंबर 2019',
  'https://www.thehansindia.com/andhra-pradesh/minister-balineni-srinivasa-reddy-assures-nine-hour-power-supply-to-farm-sector-593481',
)
const madhyaPradesh = heard('https://dishanews.com/mp-power-demand-touch-record-high-to-15460-mw')
const formerDistricts: Bilingual = {
  en: 'Andhra Pradesh has divided its districts since; these are the former ones.',
  hi: 'आंध्र प्रदेश ने इसके बाद ज़िले बाँटे हैं; ये पुराने ज़िले हैं।',
}

export const southAndWest: Readonly<Record<string, BoardArea>> = {
  'andhra-pradesh-central-power-distribution-corporation': districts(
    'Krishna कृष्णा, Guntur गुंटूर, Prakasam प्रकाशम',
    andhra,
    formerDistricts,
  ),
  'andhra-pradesh-southern-power-distribution-company': districts(
    'Nellore नेल्लोर, Chittoor चित्तूर, Kadapa कडप्पा, Anantapur अनंतपुर, Kurnool कुरनूल',
    read(
      'ETV Bharat, December 2019',
      'ईटीवी भारत, दिसंबर 2019',
      'https://etvbharat.com/telugu/andhra-pradesh/city/amaravati/government-is-a-key-decision-on-apspdcl/ap20191211034542670',
    ),
    formerDistricts,
  ),
  'andhra-pradesh-eastern-power-distribution-company': someDistricts(
    'Visakhapatnam विशाखापत्तनम, Vizianagaram विजयनगरम, Parvathipuram Manyam पार्वतीपुरम मान्यम, Kakinada काकीनाडा, Konaseema कोनसीमा, Eluru एलुरु, West Godavari पश्चिम गोदावरी',
    heard('https://scribd.com/document/702199045/APEPDCL-Business-Plan-for-5thand6thCP-Upld-09122023'),
  ),
  'dakshin-gujarat-vij-company': districts(
    'Bharuch भरूच, Narmada नर्मदा, Surat सूरत, Tapi तापी, Dang डांग, Navsari नवसारी, Valsad वलसाड',
    read(
      'Smart Utilities, October 2023',
      'स्मार्ट यूटिलिटीज़, अक्टूबर 2023',
      'https://smartutilities.net.in/2023/10/12/dgvcl-focus-on-sustainable-and-customer-centric-growth/',
    ),
    {
      en: 'A part of Surat city has Torrent Power instead.',
      hi: 'सूरत शहर के एक हिस्से में टोरेंट पावर है।',
    },
  ),
  'madhya-gujarat-vij-company': someDistricts(
    'Vadodara वडोदरा, Anand आणंद, Kheda खेड़ा, Panchmahal पंचमहल',
    read(
      'All India Radio News, August 2024',
      'आकाशवाणी समाचार, अगस्त 2024',
      'https://newsonair.gov.in/gu/%e0%aa%ae%e0%aa%a7%e0%ab%8d%e0%aa%af-%e0%aa%97%e0%ab%81%e0%aa%9c%e0%aa%b0%e0%aa%be%e0%aa%a4%e0%aa%ae%e0%aa%be%e0%aa%82-%e0%aa%ad%e0%aa%be%e0%aa%b0%e0%ab%87-%e0%aa%b5%e0%aa%b0%e0%aa%b8%e0%aa%be',
    ),
  ),
  'paschim-gujarat-vij-company': districts(
    'Rajkot राजकोट, Jamnagar जामनगर, Porbandar पोरबंदर, Junagadh जूनागढ़, Amreli अमरेली, Bhavnagar भावनगर, Botad बोटाद, Surendranagar सुरेंद्रनगर, Morbi मोरबी, Kutch कच्छ, Devbhumi Dwarka देवभूमि द्वारका, Gir Somnath गिर सोमनाथ',
    gujaratDistricts,
  ),
  'uttar-gujarat-vij-company': someDistricts(
    'Mehsana मेहसाणा, Patan पाटण, Banaskantha बनासकांठा, Sabarkantha साबरकांठा',
    gujaratDistricts,
  ),
  'torrent-power-ahmedabad': places('Ahmedabad अहमदाबाद'),
  'torrent-power-surat': places('Surat (a part of the city) सूरत (शहर का एक हिस्सा)'),
  'gift-power-company': places('GIFT City गिफ़्ट सिटी, Gandhinagar गांधीनगर'),
  'bangalore-electricity-supply-company': districts(
    'Bengaluru Urban बेंगलुरु शहरी, Bengaluru Rural बेंगलुरु ग्रामीण, Ramanagara रामनगर, Kolar कोलार, Chikkaballapura चिक्कबल्लापुर, Tumakuru तुमकुरु, Davanagere दावणगेरे, Chitradurga चित्रदुर्ग',
    heard('https://www.scribd.com/doc/264363969/ENGLISH-PdfFileAR-13-14-12th-Annual-Report-pdf'),
  ),
  'chamundeshwari-electricity-supply-corporation': districts(
    'Mysuru मैसूरु, Mandya मांड्या, Hassan हासन, Chamarajanagar चामराजनगर, Kodagu कोडागु',
    read(
      'The Hindu, January 2023',
      'द हिंदू, जनवरी 2023',
      'https://www.thehindu.com/news/national/karnataka/cesc-kptcl-to-launch-works-costing-11617-cr/article66397077.ece',
    ),
  ),
  'gulbarga-electricity-supply-company': someDistricts(
    'Kalaburagi कलबुर्गी, Bidar बीदर, Ballari बल्लारी, Koppal कोप्पल',
    read(
      'The Hindu, December 2019',
      'द हिंदू, दिसंबर 2019',
      'https://www.thehindu.com/news/national/karnataka/notify-consumers-on-power-cuts-through-sms-gescom-md/article30306786.ece',
    ),
  ),
  'hubli-electricity-supply-company': districts(
    'Dharwad (Hubballi) धारवाड़ (हुबली), Gadag गदग, Haveri हावेरी, Uttara Kannada उत्तर कन्नड़, Belagavi बेलगावी, Vijayapura विजयपुरा, Bagalkote बागलकोट',
    heard(
      'https://pdfslide.net/documents/profile-of-hescom-karnataka-consumer-profile-fy-18-as-on-30092017-.html',
    ),
  ),
  'hukkeri-rural-electric-co-operative-society': places('Hukkeri हुक्केरी'),
  'mangalore-electricity-supply-company': districts(
    'Dakshina Kannada (Mangaluru) दक्षिण कन्नड़ (मंगलुरु), Udupi उडुपी, Shivamogga शिवमोग्गा, Chikkamagaluru चिक्कमगलुरु',
    read(
      'The Hindu, May 2024',
      'द हिंदू, मई 2024',
      'https://www.thehindu.com/news/cities/Mangalore/mescom-gears-up-to-ensure-uninterrupted-service-during-monsoon/article68227659.ece',
    ),
  ),
  'thrissur-corporation-electricity-department': places('Thrissur त्रिशूर'),
  'mp-madhya-kshetra-vidyut-vitaran-company-bhopal': places(
    'Bhopal division भोपाल संभाग, Gwalior division ग्वालियर संभाग, Narmadapuram division नर्मदापुरम संभाग, Chambal division चंबल संभाग',
    read(
      'Free Press Journal, November 2022',
      'फ़्री प्रेस जर्नल, नवंबर 2022',
      'https://www.freepressjournal.in/bhopal/bhopal-16-districts-see-rise-in-electricity-demand-up-to-54',
    ),
    { en: 'Together they are 16 districts.', hi: 'इनमें कुल 16 ज़िले हैं।' },
  ),
  'mp-paschim-kshetra-vidyut-vitaran-company-indore': districts(
    'Indore इंदौर, Dewas देवास, Ujjain उज्जैन, Shajapur शाजापुर, Agar Malwa आगर मालवा, Dhar धार, Ratlam रतलाम, Neemuch नीमच, Jhabua झाबुआ, Mandsaur मंदसौर, Khargone खरगोन, Khandwa खंडवा, Burhanpur बुरहानपुर, Alirajpur अलीराजपुर, Barwani बड़वानी',
    heard('https://indianemployees.com/news/details/मध्यप्रदेश-की-पहली-सौभाग्य-कंपनी-बनेगी-पश्चिम-क्षेत्र-विद्युत-कंपनी'),
  ),
  'mp-poorv-kshetra-vidyut-vitaran-company-jabalpur': places(
    'Jabalpur division जबलपुर संभाग, Sagar division सागर संभाग, Rewa division रीवा संभाग',
    madhyaPradesh,
  ),
  'adani-electricity-mumbai': places('Mumbai’s suburbs मुंबई के उपनगर', hindustanTimes, {
    en: 'Homes in the suburbs can also have Tata Power.',
    hi: 'उपनगरों के घरों में टाटा पावर भी हो सकती है।',
  }),
  'brihanmumbai-electric-supply-and-transport': places(
    'Mumbai’s island city मुंबई का द्वीप शहर, Colaba कोलाबा, Mahim माहिम, Sion सायन',
    read(
      'Mid-Day, May 2014',
      'मिड-डे, मई 2014',
      'https://www.mid-day.com/articles/best-monopoly-to-supply-electricity-in-mumbai-over/15282189',
    ),
    { en: 'Homes there can also have Tata Power.', hi: 'वहाँ के घरों में टाटा पावर भी हो सकती है।' },
  ),
  'maharashtra-state-electricity-distribution-company': places(
    'Maharashtra outside Mumbai मुंबई के बाहर महाराष्ट्र, Bhandup भांडुप, Mulund मुलुंड, Thane ठाणे, Navi Mumbai नवी मुंबई, Panvel पनवेल, Pune पुणे, Nagpur नागपुर, Nashik नासिक',
    hindustanTimes,
    {
      en: 'Bhiwandi, and Shil, Mumbra and Kalwa, have Torrent Power in its place.',
      hi: 'भिवंडी में, और शिल, मुंब्रा और कलवा में, इसकी जगह टोरेंट पावर है।',
    },
  ),
  'tata-power-mumbai': places(
    'Mumbai’s island city मुंबई का द्वीप शहर, Mumbai’s suburbs मुंबई के उपनगर',
    hindustanTimes,
    {
      en: 'It shares the island city with BEST and the suburbs with Adani Electricity.',
      hi: 'द्वीप शहर में इसके साथ बेस्ट है, उपनगरों में अदाणी इलेक्ट्रिसिटी।',
    },
  ),
  'torrent-power-bhiwandi': places('Bhiwandi भिवंडी', powerFactor, franchiseOf('MSEDCL', 'महावितरण')),
  'torrent-power-shil-mumbra-and-kalwa': places(
    'Shil शिल, Mumbra मुंब्रा, Kalwa कलवा',
    powerFactor,
    franchiseOf('MSEDCL', 'महावितरण'),
  ),
  'northern-power-distribution-company-of-telangana': someDistricts(
    'Warangal वारंगल, Karimnagar करीमनगर, Khammam खम्मम, Adilabad आदिलाबाद',
    read(
      'Telangana Today, May 2024',
      'तेलंगाना टुडे, मई 2024',
      'https://telanganatoday.com/tsnpdcl-to-set-up-control-rooms-to-handle-emergencies-in-parts-of-telangana',
    ),
  ),
  'southern-power-distribution-company-of-telangana': districts(
    'Hyderabad हैदराबाद, Secunderabad सिकंदराबाद, Ranga Reddy रंगारेड्डी, Medak मेदक, Mahabubnagar महबूबनगर, Nalgonda नलगोंडा',
    read(
      'Munsif Daily, November 2025',
      'मुंसिफ़ डेली, नवंबर 2025',
      'https://munsifdaily.com/tgspdcl-launches-currentolla-praja-baata/',
    ),
    {
      en: 'The districts outside Hyderabad are the former, undivided ones.',
      hi: 'हैदराबाद के बाहर के ज़िले पुराने, बिना बँटे ज़िले हैं।',
    },
  ),
}
