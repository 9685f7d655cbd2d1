import type { BrandMeta } from './brand.ts'

export const groupMeta: BrandMeta = {
  home: {
    title: {
      zh: '启舷集团 | 海运、拖车、仓储、堆场在线查价',
      en: 'Quayside Group | Ocean, trucking, warehouse and depot prices online',
    },
    keywords: {
      zh: '国际物流,海运报价,整箱订舱,集装箱拖车,仓储报价,集装箱堆场,报关,铁路运输,空运,海外仓',
      en: 'international logistics,ocean freight rates,FCL booking,container trucking,warehouse prices,container depot,customs declaration,rail freight,air freight,overseas warehouse',
    },
    description: {
      zh: '青岛、上海、宁波、厦门、深圳五个口岸，海运、拖车、仓储、堆场在线查价、保存报价、人工询价。费用逐条写明计费规则，可能追加的费用在报价时列明。2000+ 名员工，70+ 个网点，服务 27000+ 家客户。',
      en: 'Check prices and get quotes for ocean freight, trucking, warehousing and container depots at Qingdao, Shanghai, Ningbo, Xiamen and Shenzhen. Every charge shows its rule; the quote lists possible additional charges.',
    },
  },
  plan: {
    title: {
      zh: '船舶计划 | 五个口岸靠离泊时间查询 - 启舷集团',
      en: 'Vessel plan | Berthing and sailing times at five ports - Quayside Group',
    },
    keywords: {
      zh: '船舶计划,靠泊计划,离泊时间,船名航次,截港时间,青岛港,上海港,宁波港,厦门港,深圳港',
      en: 'vessel plan,berthing plan,ETB,ETD,vessel and voyage,CY cut-off,Qingdao,Shanghai,Ningbo,Xiamen,Shenzhen',
    },
    description: {
      zh: '按口岸、码头和周次查询船舶计划：预计与实际靠泊、离泊时间，船名航次与航线代码，延误、提前、停航一目了然。',
      en: 'Vessel plans by port, terminal and week: estimated and actual berthing and departure times, vessel, voyage and service code, with delays, early arrivals and omissions marked.',
    },
  },
  about: {
    title: {
      zh: '关于启舷集团 | 六个站点，一套计费规则',
      en: 'About Quayside Group | Six sites, one set of pricing rules',
    },
    keywords: {
      zh: '启舷集团,国际物流公司,港口物流,货运代理,集装箱堆场,青岛物流',
      en: 'Quayside Group,logistics company,port logistics,freight forwarder,container depot,Qingdao logistics',
    },
    description: {
      zh: '启舷集团做海运、拖车、仓储、堆场和关务，2000+ 名员工，70+ 个服务网点，27000+ 家客户。看我们如何报价、如何确认费用、如何分工。',
      en: 'Quayside Group provides ocean freight, trucking, warehousing, depot and customs services: 2000+ staff, 70+ service locations, 27000+ customers. See how we quote, how we confirm charges and which site does what.',
    },
  },
}
