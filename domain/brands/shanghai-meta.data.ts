import type { BrandMeta } from './brand.ts'

export const shanghaiMeta: BrandMeta = {
  home: {
    title: {
      zh: '启舷上海港口物流 | 堆场、驳船、内陆场站、仓储',
      en: 'Quayside Shanghai Port Logistics | Depot, barge, inland terminal and warehouse',
    },
    keywords: {
      zh: '上海集装箱堆场,上海驳船,内陆集装箱场站,上海仓储,水水中转,上海港口物流,堆存费计算,上海拖车',
      en: 'Shanghai container depot,Shanghai barge,inland container terminal,Shanghai warehouse,river-sea transhipment,Shanghai port logistics,storage charge calculator,Shanghai trucking',
    },
    description: {
      zh: '上海口岸的堆存、驳船、内陆场站与仓储，堆场和仓储在线查价。堆存费逐天算给您看，免堆期、计费档位和可能追加的费用都列明。',
      en: 'Depot, barge, inland terminal and warehouse services at Shanghai, with depot and warehouse prices online. Storage is calculated day by day, with free days, rate tiers and possible additional charges shown.',
    },
  },
  plan: {
    title: {
      zh: '上海船舶计划 | 洋山、外高桥靠离泊查询 - 启舷上海港口物流',
      en: 'Shanghai vessel plan | Yangshan and Waigaoqiao berthing times - Quayside Shanghai',
    },
    keywords: {
      zh: '上海船舶计划,洋山船期,外高桥船期,上海靠泊计划,驳船计划,截港时间',
      en: 'Shanghai vessel plan,Yangshan schedule,Waigaoqiao schedule,Shanghai berthing plan,barge plan,CY cut-off',
    },
    description: {
      zh: '查询上海各码头船舶计划，安排驳船进港、堆场集港和仓库装箱：预计与实际靠离泊时间、航线代码、延误与停航标记。',
      en: 'Vessel plans for Shanghai terminals, to plan barges, gate-in and stuffing: estimated and actual berthing and departure times, service codes, delays and omissions.',
    },
  },
  about: {
    title: {
      zh: '关于启舷上海港口物流 | 港口前后的集装箱物流',
      en: 'About Quayside Shanghai Port Logistics | Container logistics around the port',
    },
    keywords: {
      zh: '启舷上海港口物流,上海港口物流公司,上海堆场公司,长江驳船,上海仓库',
      en: 'Quayside Shanghai Port Logistics,Shanghai depot operator,Yangtze barge,Shanghai warehouse,port logistics',
    },
    description: {
      zh: '启舷上海港口物流以堆场为起点，用驳船和内陆场站把箱子送到离货近的地方，用仓库完成装箱掏箱。启舷集团成员，集团 2000+ 名员工。',
      en: 'Quayside Shanghai operates depots, brings containers closer to the cargo by barge and inland terminal, and stuffs and strips them in its warehouse. Part of Quayside Group, with 2000+ staff.',
    },
  },
}
