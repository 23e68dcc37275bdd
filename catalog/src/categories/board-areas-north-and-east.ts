/** Where the boards of northern and eastern states bill, by slug. */
import { heard } from '../rules/rule.ts'
import { type BoardArea, districts, franchiseOf, places, read, someDistricts } from './board-area.ts'

const cesc = read(
  'India Infoline on CESC',
  'इंडिया इन्फ़ोलाइन: सीईएससी',
  'https://www.indiainfoline.com/company/cesc-ltd/summary',
)
const delhiAreas = read(
  'Mint, December 2022',
  'मिंट, दिसंबर 2022',
  'https://www.livemint.com/news/india/delhis-power-demand-likely-to-reach-a-record-level-of-5-500-mw-this-year-11671538344054.html',
)
const uttarPradesh = heard(
  'https://a2znewsup.com/up-news-%e0%a4%95%e0%a4%bf%e0%a4%b8%e0%a4%be%e0%a4%a8%e0%a5%8b%e0%a4%82-%e0%a4%95%e0%a5%8b-%e0%a4%a6%e0%a4%b8-%e0%a4%98%e0%a4%82%e0%a4%9f%e0%a5%87-%e0%a4%ac%e0%a4%bf%e0%a4%9c%e0%a4%b2%e0%a5%80',
)
const madhyanchal = read(
  'ETV Bharat, July 2023',
  'ईटीवी भारत, जुलाई 2023',
  'https://etvbharat.com/amp/hindi/uttar-pradesh/state/lucknow/billing-services-will-remain-closed-in-many-districts-of-madhyanchal-vidyut-vitran-nigam-limited-till-july-11-lucknow/up20230708173719739739407',
)
const odisha = heard(
  'https://www.devdiscourse.com/article/business/1398271-tata-power-takes-over-power-distribution-in-western-southern-odisha',
)
const rajasthanFranchise = read(
  'ET EnergyWorld on CESC in Rajasthan',
  'ईटी एनर्जीवर्ल्ड: राजस्थान में सीईएससी',
  'https://energy.economictimes.indiatimes.com/news/power/cesc-bags-power-distribution-contract-in-bikaner/57000619',
)

export const northAndEast: Readonly<Record<string, BoardArea>> = {
  'north-bihar-power-distribution-company': districts(
    'West Champaran पश्चिम चंपारण, East Champaran पूर्वी चंपारण, Sitamarhi सीतामढ़ी, Sheohar शिवहर, Muzaffarpur मुज़फ़्फ़रपुर, Vaishali वैशाली, Saran सारण, Siwan सिवान, Gopalganj गोपालगंज, Madhubani मधुबनी, Darbhanga दरभंगा, Samastipur समस्तीपुर, Begusarai बेगूसराय, Khagaria खगड़िया, Saharsa सहरसा, Supaul सुपौल, Madhepura मधेपुरा, Araria अररिया, Katihar कटिहार, Purnia पूर्णिया, Kishanganj किशनगंज',
    heard('https://slidepub.com/slideshow/civil-engineering-internship-full-report-on-building-construction'),
  ),
  'south-bihar-power-distribution-company': someDistricts(
    'Patna पटना, Gaya गया, Bhojpur (Ara) भोजपुर (आरा), Aurangabad औरंगाबाद, Banka बांका, Buxar बक्सर, Jehanabad जहानाबाद, Jamui जमुई, Lakhisarai लखीसराय, Munger मुंगेर, Nawada नवादा, Sheikhpura शेखपुरा',
    heard('https://en.wikipedia.org/wiki/South_Bihar_Power_Distribution_Company_Limited'),
  ),
  'bses-rajdhani-power': places(
    'South Delhi दक्षिण दिल्ली, West Delhi पश्चिम दिल्ली, Dwarka द्वारका, Hauz Khas हौज़ ख़ास, Nehru Place नेहरू प्लेस, R. K. Puram आर. के. पुरम, Punjabi Bagh पंजाबी बाग़',
    delhiAreas,
  ),
  'bses-yamuna-power': places(
    'East Delhi पूर्वी दिल्ली, Central Delhi मध्य दिल्ली, Chandni Chowk चाँदनी चौक, Daryaganj दरियागंज, Mayur Vihar मयूर विहार, Yamuna Vihar यमुना विहार',
    delhiAreas,
  ),
  'tata-power-delhi-distribution': places(
    'North Delhi उत्तर दिल्ली',
    read(
      'Powerline, May 2021',
      'पावरलाइन, मई 2021',
      'https://powerline.net.in/2021/05/03/delhi-discoms-prepare-to-meet-high-peak-demand-of-electricity/',
    ),
    {
      en: 'It was called North Delhi Power Limited (NDPL) before.',
      hi: 'पहले इसका नाम नॉर्थ दिल्ली पावर लिमिटेड (NDPL) था।',
    },
  ),
  'new-delhi-municipal-council-electricity': places(
    'New Delhi (the council’s own area) नई दिल्ली (परिषद का अपना इलाक़ा)',
  ),
  'dakshin-haryana-bijli-vitran-nigam': someDistricts(
    'Hisar हिसार, Fatehabad फ़तेहाबाद, Gurugram गुरुग्राम, Nuh (Mewat) नूंह (मेवात), Mahendragarh महेंद्रगढ़, Rewari रेवाड़ी',
    heard('https://scribd.com/document/692174856/RTI-Information-Handbook'),
  ),
  'uttar-haryana-bijli-vitran-nigam': districts(
    'Panchkula पंचकूला, Ambala अंबाला, Kurukshetra कुरुक्षेत्र, Kaithal कैथल, Yamunanagar यमुनानगर, Karnal करनाल, Panipat पानीपत, Sonipat सोनीपत, Jhajjar झज्जर, Rohtak रोहतक',
    heard('https://satyakhabarindia.com/good-news-for-electricity-consumers-in-haryana-2'),
  ),
  'jammu-power-distribution-corporation': places('Jammu division जम्मू संभाग'),
  'kashmir-power-distribution-corporation': places('Kashmir division कश्मीर संभाग'),
  'tata-steel-utilities-and-infrastructure-services': places('Jamshedpur जमशेदपुर'),
  'tp-central-odisha-distribution': places(
    'Bhubaneswar भुवनेश्वर, Cuttack कटक',
    read(
      'Tata Power, February 2022',
      'टाटा पावर, फ़रवरी 2022',
      'https://www.tatapower.com/media/PressReleaseDetails/1922/tp-central-odisha-distribution-limited-strengthens-distribution-infrastructure-in-cuttack-district',
    ),
    { en: 'It took over from CESU.', hi: 'पहले यहाँ CESU थी।' },
  ),
  'tp-northern-odisha-distribution': districts(
    'Balasore बालेश्वर, Mayurbhanj मयूरभंज, Keonjhar केंदुझर, Jajpur जाजपुर, Bhadrak भद्रक',
    read(
      'Mint, December 2020',
      'मिंट, दिसंबर 2020',
      'https://www.livemint.com/companies/news/tata-power-announces-getting-loi-for-odisha-s-wesco-and-soutco-discoms/amp-11607101932180.html',
    ),
    { en: 'It took over from NESCO.', hi: 'पहले यहाँ NESCO थी।' },
  ),
  'tp-southern-odisha-distribution': places(
    'Berhampur ब्रह्मपुर, Aska आस्का, Bhanjanagar भंजनगर, Ganjam गंजाम, Jeypore जेपोर, Rayagada रायगड़ा',
    odisha,
    { en: 'It was called SOUTHCO until January 2021.', hi: 'जनवरी 2021 तक इसका नाम SOUTHCO था।' },
  ),
  'tp-western-odisha-distribution': places(
    'Rourkela राउरकेला, Burla बुर्ला, Bargarh बरगढ़, Bolangir बलांगीर, Bhawanipatna भवानीपटना',
    odisha,
    { en: 'It was called WESCO until January 2021.', hi: 'जनवरी 2021 तक इसका नाम WESCO था।' },
  ),
  'ajmer-vidyut-vitran-nigam': someDistricts(
    'Ajmer अजमेर, Bhilwara भीलवाड़ा, Nagaur नागौर, Sikar सीकर, Jhunjhunu झुंझुनूं, Udaipur उदयपुर, Banswara बांसवाड़ा, Dungarpur डूंगरपुर, Rajsamand राजसमंद, Chittorgarh चित्तौड़गढ़, Pratapgarh प्रतापगढ़',
    heard('https://ajmernama.com/ajmer/89591'),
    {
      en: 'Ajmer city has TP Ajmer Distribution in its place.',
      hi: 'अजमेर शहर में इसकी जगह टीपी अजमेर डिस्ट्रीब्यूशन है।',
    },
  ),
  'jaipur-vidyut-vitran-nigam': districts(
    'Jaipur जयपुर, Dausa दौसा, Alwar अलवर, Bharatpur भरतपुर, Dholpur धौलपुर, Kota कोटा, Bundi बूंदी, Baran बारां, Jhalawar झालावाड़, Sawai Madhopur सवाई माधोपुर, Tonk टोंक, Karauli करौली',
    read('Powerline, May 2016', 'पावरलाइन, मई 2016', 'https://powerline.net.in/2016/05/05/jvvnl/'),
    {
      en: 'The cities of Kota and Bharatpur have companies of their own.',
      hi: 'कोटा और भरतपुर शहरों में अलग कंपनियाँ हैं।',
    },
  ),
  'jodhpur-vidyut-vitran-nigam': districts(
    'Jodhpur जोधपुर, Bikaner बीकानेर, Barmer बाड़मेर, Jaisalmer जैसलमेर, Pali पाली, Sirohi सिरोही, Jalore जालौर, Churu चूरू, Hanumangarh हनुमानगढ़, Sri Ganganagar श्रीगंगानगर',
    heard(
      'https://jantaserishta.com/local/rajasthan/the-chief-minister-has-approved-that-electricity-will-be-provided-to-more-than-115-lakh-houses-2434486',
    ),
    { en: 'Bikaner city has a company of its own.', hi: 'बीकानेर शहर में अलग कंपनी है।' },
  ),
  'kota-electricity-distribution': places(
    'Kota कोटा',
    rajasthanFranchise,
    franchiseOf('Jaipur Vidyut Vitran Nigam', 'जयपुर विद्युत वितरण निगम'),
  ),
  'bharatpur-electricity-services': places(
    'Bharatpur भरतपुर',
    rajasthanFranchise,
    franchiseOf('Jaipur Vidyut Vitran Nigam', 'जयपुर विद्युत वितरण निगम'),
  ),
  'bikaner-electricity-supply': places(
    'Bikaner बीकानेर',
    rajasthanFranchise,
    franchiseOf('Jodhpur Vidyut Vitran Nigam', 'जोधपुर विद्युत वितरण निगम'),
  ),
  'tp-ajmer-distribution': places(
    'Ajmer अजमेर',
    undefined,
    franchiseOf('Ajmer Vidyut Vitran Nigam', 'अजमेर विद्युत वितरण निगम'),
  ),
  'dakshinanchal-vidyut-vitran-nigam': someDistricts(
    'Agra आगरा, Mathura मथुरा, Mainpuri मैनपुरी, Aligarh अलीगढ़, Hathras हाथरस, Etawah इटावा, Etah एटा, Kasganj कासगंज, Farrukhabad फ़र्रुख़ाबाद, Firozabad फ़िरोज़ाबाद, Kanpur Dehat कानपुर देहात, Kannauj कन्नौज, Auraiya औरैया, Jhansi झाँसी, Jalaun जालौन, Lalitpur ललितपुर, Banda बांदा, Hamirpur हमीरपुर, Mahoba महोबा, Chitrakoot चित्रकूट',
    heard('https://vandebharatlivetvnews.com/archives/355336'),
    {
      en: 'Agra city has Torrent Power, Kanpur city has KESCO.',
      hi: 'आगरा शहर में टोरेंट पावर है, कानपुर शहर में केस्को।',
    },
  ),
  'kanpur-electricity-supply-company': places('Kanpur कानपुर'),
  'madhyanchal-vidyut-vitran-nigam': someDistricts(
    'Lucknow लखनऊ, Unnao उन्नाव, Rae Bareli रायबरेली, Hardoi हरदोई, Sitapur सीतापुर, Lakhimpur Kheri लखीमपुर खीरी, Bareilly बरेली, Shahjahanpur शाहजहाँपुर, Badaun बदायूँ, Pilibhit पीलीभीत, Gonda गोंडा, Balrampur बलरामपुर, Shravasti श्रावस्ती, Bahraich बहराइच, Ayodhya अयोध्या, Ambedkar Nagar अंबेडकरनगर, Sultanpur सुल्तानपुर, Barabanki बाराबंकी',
    madhyanchal,
  ),
  'noida-power-company': places('Greater Noida ग्रेटर नोएडा', cesc),
  'paschimanchal-vidyut-vitran-nigam': districts(
    'Meerut मेरठ, Ghaziabad ग़ाज़ियाबाद, Gautam Buddha Nagar (Noida) गौतम बुद्ध नगर (नोएडा), Hapur हापुड़, Bulandshahr बुलंदशहर, Baghpat बागपत, Muzaffarnagar मुज़फ़्फ़रनगर, Shamli शामली, Saharanpur सहारनपुर, Bijnor बिजनौर, Moradabad मुरादाबाद, Amroha अमरोहा, Rampur रामपुर, Sambhal सम्भल',
    heard('https://www.happynewswebsite.com/2023/04/14-67.html?m=0'),
    {
      en: 'Greater Noida has Noida Power Company in its place.',
      hi: 'ग्रेटर नोएडा में इसकी जगह नोएडा पावर कंपनी है।',
    },
  ),
  'purvanchal-vidyut-vitran-nigam': districts(
    'Varanasi वाराणसी, Prayagraj प्रयागराज, Gorakhpur गोरखपुर, Azamgarh आज़मगढ़, Ballia बलिया, Basti बस्ती, Bhadohi भदोही, Chandauli चंदौली, Deoria देवरिया, Fatehpur फ़तेहपुर, Ghazipur ग़ाज़ीपुर, Jaunpur जौनपुर, Kaushambi कौशांबी, Kushinagar कुशीनगर, Maharajganj महाराजगंज, Mau मऊ, Mirzapur मिर्ज़ापुर, Pratapgarh प्रतापगढ़, Sant Kabir Nagar संत कबीर नगर, Siddharthnagar सिद्धार्थनगर, Sonbhadra सोनभद्र',
    uttarPradesh,
  ),
  'torrent-power-agra': places(
    'Agra आगरा',
    undefined,
    franchiseOf('Dakshinanchal Vidyut Vitran Nigam', 'दक्षिणांचल विद्युत वितरण निगम'),
  ),
  'cesc-limited': places(
    'Kolkata कोलकाता, parts of Howrah हावड़ा के हिस्से, parts of Hooghly हुगली के हिस्से, parts of North 24 Parganas उत्तर 24 परगना के हिस्से, parts of South 24 Parganas दक्षिण 24 परगना के हिस्से',
    cesc,
  ),
  'india-power-corporation': places(
    'Asansol आसनसोल, Raniganj रानीगंज',
    read(
      'Frontline, April 2005',
      'फ़्रंटलाइन, अप्रैल 2005',
      'https://frontline.thehindu.com/other/advertorial/article30204143.ece/amp',
    ),
    {
      en: 'It was called Dishergarh Power Supply Company (DPSC) before.',
      hi: 'पहले इसका नाम डिशेरगढ़ पावर सप्लाई कंपनी (DPSC) था।',
    },
  ),
}
