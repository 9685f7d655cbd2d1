import type { BrandMeta } from './brand.ts'

export const fujianMeta: BrandMeta = {
  home: {
    title: {
      zh: '启舷福建港口物流 | 厦门集装箱堆场与箱管服务',
      en: 'Quayside Fujian Port Logistics | Container yard and container management in Xiamen',
    },
    keywords: {
      zh: '厦门集装箱堆场,福建堆场,箱管服务,洗箱修箱,冷箱堆存,提箱还箱,厦门仓储,厦门拖车',
      en: 'Xiamen container yard,Fujian depot,container management,container cleaning and repair,reefer storage,empty pick-up and return,Xiamen warehouse,Xiamen trucking',
    },
    description: {
      zh: '厦门口岸集装箱堆存、验箱、洗修、放箱、还箱，按箱号留记录。堆存按天计费，费目和可能追加的费用在报价时列明；仓储、运输、订舱可以一起委托。',
      en: 'Container storage, survey, cleaning, repair, release and return at Xiamen, recorded by container number. Storage is charged per day; the quote lists all charges and possible extras. Add warehouse, transport or booking.',
    },
  },
  plan: {
    title: {
      zh: '厦门船舶计划 | 码头靠离泊时间查询 - 启舷福建港口物流',
      en: 'Xiamen vessel plan | Berthing and sailing times - Quayside Fujian Port Logistics',
    },
    keywords: {
      zh: '厦门船舶计划,厦门港船期,海沧码头,厦门靠泊计划,截港时间,船名航次',
      en: 'Xiamen vessel plan,Xiamen port schedule,Haicang terminals,Xiamen berthing plan,CY cut-off,vessel and voyage',
    },
    description: {
      zh: '查询厦门各码头船舶计划，对着船期安排提空、装箱和重箱进港：预计与实际靠离泊时间，延误、提前、停航都有标记。',
      en: 'Vessel plans for Xiamen terminals, to plan empty pick-up, stuffing and gate-in: estimated and actual berthing and departure times, with delays, early arrivals and omissions marked.',
    },
  },
  about: {
    title: {
      zh: '关于启舷福建港口物流 | 从堆场做起，把箱子管好',
      en: 'About Quayside Fujian Port Logistics | Container yard and container management',
    },
    keywords: {
      zh: '启舷福建港口物流,厦门堆场公司,福建箱管,集装箱修理,厦门港口物流',
      en: 'Quayside Fujian Port Logistics,Xiamen depot operator,Fujian container management,container repair,port logistics',
    },
    description: {
      zh: '启舷福建港口物流在厦门口岸做集装箱堆场和箱管，面向船公司、箱主和货主。启舷集团成员，集团 70+ 个网点，27000+ 家客户。',
      en: 'Quayside Fujian Port Logistics provides container yard and container management services at Xiamen for carriers, container owners and shippers. Part of Quayside Group: 70+ service locations, 27000+ customers.',
    },
  },
}
