import type { Bilingual } from '#domain/brands/brand.ts'

/** Where a trade ends, as the trade groups its lanes. */
export const regions = [
  'china',
  'east-asia',
  'south-east-asia',
  'south-asia',
  'middle-east',
  'mediterranean',
  'north-europe',
  'east-africa',
  'west-africa',
  'south-africa',
  'north-america-west',
  'north-america-east',
  'central-america',
  'south-america-east',
  'south-america-west',
  'oceania',
] as const
export type Region = (typeof regions)[number]

export type Port = {
  /** UN/LOCODE, for our origins as the trade writes it. */
  readonly code: string
  readonly name: Bilingual
  /** The syllables of the Chinese name with spaces, in small letters and without tones. */
  readonly pinyin: string
  /** ISO 3166 alpha-2. */
  readonly country: string
  readonly region: Region
  readonly latitude: number
  readonly longitude: number
  /** Other codes and names by which people ask for it. */
  readonly aliases?: readonly string[]
}

const inRegion =
  (region: Region) =>
  (
    code: string,
    zh: string,
    en: string,
    pinyin: string,
    [latitude, longitude]: readonly [number, number],
    ...aliases: readonly string[]
  ): Port => ({
    code,
    name: { zh, en },
    pinyin,
    country: code.slice(0, 2),
    region,
    latitude,
    longitude,
    ...(aliases.length > 0 && { aliases }),
  })

const china = inRegion('china')
const eastAsia = inRegion('east-asia')
const southEastAsia = inRegion('south-east-asia')
const southAsia = inRegion('south-asia')
const middleEast = inRegion('middle-east')
const mediterranean = inRegion('mediterranean')
const northEurope = inRegion('north-europe')
const eastAfrica = inRegion('east-africa')
const westAfrica = inRegion('west-africa')
const southAfrica = inRegion('south-africa')
const northAmericaWest = inRegion('north-america-west')
const northAmericaEast = inRegion('north-america-east')
const centralAmerica = inRegion('central-america')
const southAmericaEast = inRegion('south-america-east')
const southAmericaWest = inRegion('south-america-west')
const oceania = inRegion('oceania')

/**
 * Seaports by UN/LOCODE, the most requested first within each region. Ours: where the code list keeps the city's
 * code for its airport (the five origins), the port bears it as the trade does, and the list's own is an alias.
 */
export const ports: readonly Port[] = [
  china('CNTAO', '青岛', 'Qingdao', 'qing dao', [36.02, 120.22], 'CNQDG', 'CNQIN', 'Tsingtao'),
  china('CNSHA', '上海', 'Shanghai', 'shang hai', [31.36, 121.6], 'CNSHG', 'CNSGH'),
  china('CNNGB', '宁波', 'Ningbo', 'ning bo', [29.94, 121.87], 'CNNBG', 'CNNBO'),
  china('CNXMN', '厦门', 'Xiamen', 'xia men', [24.45, 118.05], 'CNXMG', 'CNXAM', 'Amoy'),
  china('CNSZX', '深圳', 'Shenzhen', 'shen zhen', [22.48, 113.88], 'CNSZP', 'CNSNZ', 'Shenzen'),
  china('CNYTN', '盐田', 'Yantian', 'yan tian', [22.57, 114.28]),
  china('CNSHK', '蛇口', 'Shekou', 'she kou', [22.47, 113.9]),
  china('CNNSA', '南沙', 'Nansha', 'nan sha', [22.62, 113.68]),
  china('CNTXG', '天津新港', 'Tianjin Xingang', 'tian jin xin gang', [38.97, 117.78]),
  china('CNDLC', '大连', 'Dalian', 'da lian', [38.95, 121.8]),
  china('CNLYG', '连云港', 'Lianyungang', 'lian yun gang', [34.74, 119.45]),
  china('CNYNT', '烟台', 'Yantai', 'yan tai', [37.57, 121.39]),
  china('CNFOC', '福州', 'Fuzhou', 'fu zhou', [25.99, 119.46]),

  eastAsia('HKHKG', '香港', 'Hong Kong', 'xiang gang', [22.33, 114.13]),
  eastAsia('TWKHH', '高雄', 'Kaohsiung', 'gao xiong', [22.57, 120.3]),
  eastAsia('TWKEL', '基隆', 'Keelung', 'ji long', [25.15, 121.75]),
  eastAsia('TWTXG', '台中', 'Taichung', 'tai zhong', [24.28, 120.5]),
  eastAsia('KRPUS', '釜山', 'Busan', 'fu shan', [35.1, 129.05], 'Pusan'),
  eastAsia('KRINC', '仁川', 'Incheon', 'ren chuan', [37.45, 126.6]),
  eastAsia('KRKAN', '光阳', 'Gwangyang', 'guang yang', [34.9, 127.7], 'Kwangyang'),
  eastAsia('JPTYO', '东京', 'Tokyo', 'dong jing', [35.62, 139.78]),
  eastAsia('JPYOK', '横滨', 'Yokohama', 'heng bin', [35.44, 139.67]),
  eastAsia('JPNGO', '名古屋', 'Nagoya', 'ming gu wu', [35.05, 136.85]),
  eastAsia('JPOSA', '大阪', 'Osaka', 'da ban', [34.64, 135.42]),
  eastAsia('JPUKB', '神户', 'Kobe', 'shen hu', [34.67, 135.22]),
  eastAsia('JPHKT', '博多', 'Hakata', 'bo duo', [33.62, 130.4], '福冈', 'Fukuoka'),
  eastAsia('JPMOJ', '门司', 'Moji', 'men si', [33.95, 130.97]),
  eastAsia('RUVVO', '海参崴', 'Vladivostok', 'hai shen wai', [43.1, 131.88], '符拉迪沃斯托克'),

  southEastAsia('SGSIN', '新加坡', 'Singapore', 'xin jia po', [1.27, 103.8]),
  southEastAsia('MYPKG', '巴生港', 'Port Klang', 'ba sheng gang', [3, 101.38], '巴生', 'Kelang', 'Klang'),
  southEastAsia('MYTPP', '丹戎帕拉帕斯', 'Tanjung Pelepas', 'dan rong pa la pa si', [1.36, 103.55], 'PTP'),
  southEastAsia('MYPEN', '槟城', 'Penang', 'bin cheng', [5.42, 100.36]),
  southEastAsia('MYPGU', '巴西古当', 'Pasir Gudang', 'ba xi gu dang', [1.43, 103.91]),
  southEastAsia('THLCH', '林查班', 'Laem Chabang', 'lin cha ban', [13.08, 100.9]),
  southEastAsia('THBKK', '曼谷', 'Bangkok', 'man gu', [13.7, 100.57]),
  southEastAsia(
    'VNSGN',
    '胡志明市',
    'Ho Chi Minh City',
    'hu zhi ming shi',
    [10.77, 106.72],
    '西贡',
    'Saigon',
  ),
  southEastAsia('VNHPH', '海防', 'Haiphong', 'hai fang', [20.86, 106.7]),
  southEastAsia('VNVUT', '头顿', 'Vung Tau', 'tou dun', [10.4, 107.05], '盖梅', 'Cai Mep'),
  southEastAsia('VNDAD', '岘港', 'Da Nang', 'xian gang', [16.12, 108.22]),
  southEastAsia('IDJKT', '雅加达', 'Jakarta', 'ya jia da', [-6.1, 106.88], 'Tanjung Priok'),
  southEastAsia('IDSUB', '泗水', 'Surabaya', 'si shui', [-7.2, 112.73]),
  southEastAsia('IDSRG', '三宝垄', 'Semarang', 'san bao long', [-6.94, 110.42]),
  southEastAsia('IDBLW', '勿拉湾', 'Belawan', 'wu la wan', [3.78, 98.69], '棉兰', 'Medan'),
  southEastAsia('PHMNL', '马尼拉', 'Manila', 'ma ni la', [14.6, 120.95]),
  southEastAsia('PHCEB', '宿务', 'Cebu', 'su wu', [10.31, 123.91]),
  southEastAsia('PHDVO', '达沃', 'Davao', 'da wo', [7.12, 125.66]),
  southEastAsia('KHKOS', '西哈努克港', 'Sihanoukville', 'xi ha nu ke gang', [10.64, 103.51], 'Kampong Saom'),
  southEastAsia('MMRGN', '仰光', 'Yangon', 'yang guang', [16.77, 96.17], 'Rangoon'),

  southAsia('INNSA', '那瓦舍瓦', 'Nhava Sheva', 'na wa she wa', [18.95, 72.95], '孟买', 'Mumbai', 'JNPT'),
  southAsia('INMUN', '蒙德拉', 'Mundra', 'meng de la', [22.74, 69.7]),
  southAsia('INMAA', '金奈', 'Chennai', 'jin nai', [13.1, 80.3], 'Madras'),
  southAsia('INCCU', '加尔各答', 'Kolkata', 'jia er ge da', [22.54, 88.31], 'Calcutta'),
  southAsia('INCOK', '科钦', 'Cochin', 'ke qin', [9.97, 76.25], 'Kochi'),
  southAsia('INVTZ', '维沙卡帕特南', 'Visakhapatnam', 'wei sha ka pa te nan', [17.69, 83.29], 'Vizag'),
  southAsia('PKKHI', '卡拉奇', 'Karachi', 'ka la qi', [24.82, 66.98]),
  southAsia('PKBQM', '卡西姆港', 'Port Qasim', 'ka xi mu gang', [24.77, 67.34], 'Muhammad Bin Qasim'),
  southAsia('LKCMB', '科伦坡', 'Colombo', 'ke lun po', [6.95, 79.85]),
  southAsia('BDCGP', '吉大港', 'Chittagong', 'ji da gang', [22.3, 91.8], 'Chattogram'),

  middleEast('AEJEA', '杰贝阿里', 'Jebel Ali', 'jie bei a li', [25.01, 55.06], '迪拜', 'Dubai'),
  middleEast('AEKHL', '哈利法港', 'Khalifa Port', 'ha li fa gang', [24.81, 54.65], '阿布扎比', 'Abu Dhabi'),
  middleEast('AEKLF', '豪尔费坎', 'Khor Fakkan', 'hao er fei kan', [25.35, 56.37]),
  middleEast('SADMM', '达曼', 'Dammam', 'da man', [26.49, 50.2]),
  middleEast('SAJED', '吉达', 'Jeddah', 'ji da', [21.47, 39.16]),
  middleEast('QAHMD', '哈马德', 'Hamad', 'ha ma de', [25.02, 51.61], '多哈', 'Doha'),
  middleEast('KWSWK', '舒韦赫', 'Shuwaikh', 'shu wei he', [29.35, 47.93], '科威特', 'Kuwait'),
  middleEast('BHKBS', '哈利法本萨勒曼港', 'Khalifa Bin Salman', 'ha li fa ben sa le man gang', [26.2, 50.71]),
  middleEast('IQUQR', '乌姆盖斯尔', 'Umm Qasr', 'wu mu gai si er', [30.03, 47.95]),
  middleEast('OMSOH', '苏哈尔', 'Sohar', 'su ha er', [24.5, 56.62]),
  middleEast('JOAQJ', '亚喀巴', 'Aqaba', 'ya ka ba', [29.52, 35]),
  middleEast('EGSOK', '苏赫纳', 'Sokhna', 'su he na', [29.65, 32.36], '艾因苏赫纳', 'Ain Sukhna'),

  mediterranean('GRPIR', '比雷埃夫斯', 'Piraeus', 'bi lei ai fu si', [37.94, 23.62]),
  mediterranean('ITGOA', '热那亚', 'Genoa', 're na ya', [44.4, 8.91], 'Genova'),
  mediterranean('ITSPE', '拉斯佩齐亚', 'La Spezia', 'la si pei qi ya', [44.1, 9.85]),
  mediterranean('ITNAP', '那不勒斯', 'Naples', 'na bu le si', [40.84, 14.27], 'Napoli'),
  mediterranean('ITTRS', '的里雅斯特', 'Trieste', 'di li ya si te', [45.63, 13.76]),
  mediterranean('ESBCN', '巴塞罗那', 'Barcelona', 'ba sai luo na', [41.34, 2.16]),
  mediterranean('ESVLC', '瓦伦西亚', 'Valencia', 'wa lun xi ya', [39.44, -0.32]),
  mediterranean('ESALG', '阿尔赫西拉斯', 'Algeciras', 'a er he xi la si', [36.14, -5.43]),
  mediterranean('FRFOS', '福斯', 'Fos-sur-Mer', 'fu si', [43.42, 4.87], '马赛', 'Marseille'),
  mediterranean(
    'MTMAR',
    '马尔萨什洛克',
    'Marsaxlokk',
    'ma er sa shi luo ke',
    [35.82, 14.54],
    '马耳他',
    'Malta',
  ),
  mediterranean('SIKOP', '科佩尔', 'Koper', 'ke pei er', [45.55, 13.74]),
  mediterranean('HRRJK', '里耶卡', 'Rijeka', 'li ye ka', [45.33, 14.43]),
  mediterranean(
    'TRIST',
    '伊斯坦布尔',
    'Istanbul',
    'yi si tan bu er',
    [40.97, 28.7],
    'TRAMR',
    '安巴利',
    'Ambarli',
  ),
  mediterranean('TRMER', '梅尔辛', 'Mersin', 'mei er xin', [36.8, 34.64]),
  mediterranean('TRIZM', '伊兹密尔', 'Izmir', 'yi zi mi er', [38.44, 27.14]),
  mediterranean('EGALY', '亚历山大', 'Alexandria', 'ya li shan da', [31.18, 29.87]),
  mediterranean('EGDAM', '达米埃塔', 'Damietta', 'da mi ai ta', [31.47, 31.76]),
  mediterranean('EGPSD', '塞得港', 'Port Said', 'sai de gang', [31.25, 32.3]),
  mediterranean('ILHFA', '海法', 'Haifa', 'hai fa', [32.82, 35]),
  mediterranean('ILASH', '阿什杜德', 'Ashdod', 'a shi du de', [31.83, 34.64]),
  mediterranean('LBBEY', '贝鲁特', 'Beirut', 'bei lu te', [33.9, 35.52]),
  mediterranean(
    'MAPTM',
    '丹吉尔地中海港',
    'Tanger Med',
    'dan ji er di zhong hai gang',
    [35.89, -5.5],
    'Tangier',
  ),
  mediterranean('MACAS', '卡萨布兰卡', 'Casablanca', 'ka sa bu lan ka', [33.61, -7.61]),
  mediterranean('DZALG', '阿尔及尔', 'Algiers', 'a er ji er', [36.77, 3.07], 'Alger'),
  mediterranean('TNRDS', '拉德斯', 'Rades', 'la de si', [36.8, 10.27], '突尼斯', 'Tunis'),
  mediterranean('ROCND', '康斯坦察', 'Constanta', 'kang si tan cha', [44.15, 28.66], 'Constanza'),
  mediterranean('GEPTI', '波季', 'Poti', 'bo ji', [42.15, 41.65]),

  northEurope('NLRTM', '鹿特丹', 'Rotterdam', 'lu te dan', [51.95, 4.1]),
  northEurope('BEANR', '安特卫普', 'Antwerp', 'an te wei pu', [51.28, 4.32], 'Antwerpen'),
  northEurope('DEHAM', '汉堡', 'Hamburg', 'han bao', [53.53, 9.93]),
  northEurope('DEBRV', '不来梅港', 'Bremerhaven', 'bu lai mei gang', [53.58, 8.55]),
  northEurope('GBFXT', '费利克斯托', 'Felixstowe', 'fei li ke si tuo', [51.95, 1.31]),
  northEurope('GBSOU', '南安普敦', 'Southampton', 'nan an pu dun', [50.9, -1.43]),
  northEurope('GBLGP', '伦敦门户', 'London Gateway', 'lun dun men hu', [51.5, 0.48]),
  northEurope('FRLEH', '勒阿弗尔', 'Le Havre', 'le a fu er', [49.47, 0.15]),
  northEurope('BEZEE', '泽布吕赫', 'Zeebrugge', 'ze bu lv he', [51.34, 3.2]),
  northEurope('PLGDN', '格但斯克', 'Gdansk', 'ge dan si ke', [54.38, 18.7]),
  northEurope('PLGDY', '格丁尼亚', 'Gdynia', 'ge ding ni ya', [54.53, 18.54]),
  northEurope('DKAAR', '奥胡斯', 'Aarhus', 'ao hu si', [56.15, 10.24], 'Arhus'),
  northEurope('SEGOT', '哥德堡', 'Gothenburg', 'ge de bao', [57.69, 11.86], 'Goteborg'),
  northEurope('NOOSL', '奥斯陆', 'Oslo', 'ao si lu', [59.9, 10.74]),
  northEurope('FIHEL', '赫尔辛基', 'Helsinki', 'he er xin ji', [60.21, 25.19]),
  northEurope('RULED', '圣彼得堡', 'Saint Petersburg', 'sheng bi de bao', [59.89, 30.2], 'St Petersburg'),
  northEurope('IEDUB', '都柏林', 'Dublin', 'du bo lin', [53.35, -6.2]),
  northEurope('PTSIE', '锡尼什', 'Sines', 'xi ni shi', [37.95, -8.86]),

  eastAfrica('KEMBA', '蒙巴萨', 'Mombasa', 'meng ba sa', [-4.06, 39.65]),
  eastAfrica('TZDAR', '达累斯萨拉姆', 'Dar es Salaam', 'da lei si sa la mu', [-6.83, 39.29]),
  eastAfrica('DJJIB', '吉布提', 'Djibouti', 'ji bu ti', [11.6, 43.14]),
  eastAfrica('MZMPM', '马普托', 'Maputo', 'ma pu tuo', [-25.97, 32.56]),
  eastAfrica('MUPLU', '路易港', 'Port Louis', 'lu yi gang', [-20.15, 57.49], '毛里求斯', 'Mauritius'),
  eastAfrica('MGTMM', '塔马塔夫', 'Toamasina', 'ta ma ta fu', [-18.15, 49.42], '图阿马西纳', 'Tamatave'),

  westAfrica('NGAPP', '阿帕帕', 'Apapa', 'a pa pa', [6.44, 3.37], '拉各斯', 'Lagos'),
  westAfrica('NGTIN', '廷坎岛', 'Tin Can Island', 'ting kan dao', [6.43, 3.35]),
  westAfrica('GHTEM', '特马', 'Tema', 'te ma', [5.63, 0.01]),
  westAfrica('CIABJ', '阿比让', 'Abidjan', 'a bi rang', [5.28, -4.02]),
  westAfrica('TGLFW', '洛美', 'Lome', 'luo mei', [6.14, 1.29]),
  westAfrica('BJCOO', '科托努', 'Cotonou', 'ke tuo nu', [6.35, 2.43]),
  westAfrica('SNDKR', '达喀尔', 'Dakar', 'da ka er', [14.68, -17.43]),
  westAfrica('CMDLA', '杜阿拉', 'Douala', 'du a la', [4.05, 9.69]),
  westAfrica('AOLAD', '罗安达', 'Luanda', 'luo an da', [-8.79, 13.24]),
  westAfrica('CGPNR', '黑角', 'Pointe Noire', 'hei jiao', [-4.78, 11.83]),

  southAfrica('ZADUR', '德班', 'Durban', 'de ban', [-29.88, 31.03]),
  southAfrica('ZACPT', '开普敦', 'Cape Town', 'kai pu dun', [-33.91, 18.43]),

  northAmericaWest('USLAX', '洛杉矶', 'Los Angeles', 'luo shan ji', [33.74, -118.26], 'LA', 'L.A.'),
  northAmericaWest('USLGB', '长滩', 'Long Beach', 'chang tan', [33.75, -118.21]),
  northAmericaWest('USOAK', '奥克兰', 'Oakland', 'ao ke lan', [37.8, -122.32]),
  northAmericaWest('USSEA', '西雅图', 'Seattle', 'xi ya tu', [47.59, -122.35]),
  northAmericaWest('USTIW', '塔科马', 'Tacoma', 'ta ke ma', [47.27, -122.41]),
  northAmericaWest('CAVAN', '温哥华', 'Vancouver', 'wen ge hua', [49.29, -123.09]),
  northAmericaWest('CAPRR', '鲁珀特王子港', 'Prince Rupert', 'lu po te wang zi gang', [54.29, -130.35]),

  northAmericaEast('USNYC', '纽约', 'New York', 'niu yue', [40.67, -74.05]),
  northAmericaEast('USSAV', '萨凡纳', 'Savannah', 'sa fan na', [32.12, -81.14]),
  northAmericaEast('USCHS', '查尔斯顿', 'Charleston', 'cha er si dun', [32.83, -79.89]),
  northAmericaEast('USORF', '诺福克', 'Norfolk', 'nuo fu ke', [36.92, -76.33]),
  northAmericaEast('USBAL', '巴尔的摩', 'Baltimore', 'ba er di mo', [39.25, -76.55]),
  northAmericaEast('USHOU', '休斯敦', 'Houston', 'xiu si dun', [29.68, -95], '休斯顿'),
  northAmericaEast('USMIA', '迈阿密', 'Miami', 'mai a mi', [25.77, -80.17]),
  northAmericaEast('USMOB', '莫比尔', 'Mobile', 'mo bi er', [30.7, -88.04]),
  northAmericaEast('CAHAL', '哈利法克斯', 'Halifax', 'ha li fa ke si', [44.64, -63.56]),
  northAmericaEast('CAMTR', '蒙特利尔', 'Montreal', 'meng te li er', [45.56, -73.52]),

  centralAmerica('MXZLO', '曼萨尼约', 'Manzanillo', 'man sa ni yue', [19.07, -104.3]),
  centralAmerica('MXLZC', '拉萨罗卡德纳斯', 'Lazaro Cardenas', 'la sa luo ka de na si', [17.94, -102.18]),
  centralAmerica('MXVER', '韦拉克鲁斯', 'Veracruz', 'wei la ke lu si', [19.21, -96.13]),
  centralAmerica('GTPRQ', '克察尔港', 'Puerto Quetzal', 'ke cha er gang', [13.92, -90.79]),
  centralAmerica('PABLB', '巴尔博亚', 'Balboa', 'ba er bo ya', [8.96, -79.57]),
  centralAmerica('PAONX', '科隆', 'Colon', 'ke long', [9.36, -79.9]),
  centralAmerica('JMKIN', '金斯敦', 'Kingston', 'jin si dun', [17.97, -76.8]),
  centralAmerica('DOCAU', '考塞多', 'Caucedo', 'kao sai duo', [18.43, -69.63]),

  southAmericaEast('BRSSZ', '桑托斯', 'Santos', 'sang tuo si', [-23.96, -46.31]),
  southAmericaEast('BRRIO', '里约热内卢', 'Rio de Janeiro', 'li yue re nei lu', [-22.88, -43.2]),
  southAmericaEast('BRPNG', '巴拉那瓜', 'Paranagua', 'ba la na gua', [-25.5, -48.52]),
  southAmericaEast('BRNVT', '纳维根特斯', 'Navegantes', 'na wei gen te si', [-26.9, -48.65]),
  southAmericaEast('BRRIG', '里奥格兰德', 'Rio Grande', 'li ao ge lan de', [-32.07, -52.09]),
  southAmericaEast('ARBUE', '布宜诺斯艾利斯', 'Buenos Aires', 'bu yi nuo si ai li si', [-34.58, -58.37]),
  southAmericaEast('UYMVD', '蒙得维的亚', 'Montevideo', 'meng de wei di ya', [-34.9, -56.21]),
  southAmericaEast('COCTG', '卡塔赫纳', 'Cartagena', 'ka ta he na', [10.4, -75.53]),

  southAmericaWest('PECLL', '卡亚俄', 'Callao', 'ka ya e', [-12.05, -77.15], '利马', 'Lima'),
  southAmericaWest('CLSAI', '圣安东尼奥', 'San Antonio', 'sheng an dong ni ao', [-33.59, -71.62]),
  southAmericaWest('CLVAP', '瓦尔帕莱索', 'Valparaiso', 'wa er pa lai suo', [-33.03, -71.63]),
  southAmericaWest('ECGYE', '瓜亚基尔', 'Guayaquil', 'gua ya ji er', [-2.28, -79.91]),
  southAmericaWest('COBUN', '布埃纳文图拉', 'Buenaventura', 'bu ai na wen tu la', [3.89, -77.07]),

  oceania('AUSYD', '悉尼', 'Sydney', 'xi ni', [-33.97, 151.22]),
  oceania('AUMEL', '墨尔本', 'Melbourne', 'mo er ben', [-37.82, 144.92]),
  oceania('AUBNE', '布里斯班', 'Brisbane', 'bu li si ban', [-27.38, 153.17]),
  oceania('AUFRE', '弗里曼特尔', 'Fremantle', 'fu li man te er', [-32.05, 115.74], '珀斯', 'Perth'),
  oceania('AUADL', '阿德莱德', 'Adelaide', 'a de lai de', [-34.79, 138.5]),
  oceania('NZAKL', '奥克兰', 'Auckland', 'ao ke lan', [-36.84, 174.78]),
  oceania('NZTRG', '陶朗加', 'Tauranga', 'tao lang jia', [-37.66, 176.18]),
  oceania('NZLYT', '利特尔顿', 'Lyttelton', 'li te er dun', [-43.61, 172.72]),
  oceania('PGPOM', '莫尔兹比港', 'Port Moresby', 'mo er zi bi gang', [-9.47, 147.15]),
  oceania('FJSUV', '苏瓦', 'Suva', 'su wa', [-18.13, 178.42]),
]
