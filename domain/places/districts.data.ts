import type { Bilingual } from '#domain/brands/brand.ts'
import type { TruckingPort } from '#domain/tariffs/trucking/trucking-tariff.data.ts'

export type District = {
  /** GB/T 2260, six digits. */
  readonly code: string
  readonly name: Bilingual
  readonly pinyin: string
  readonly city: Bilingual
  /** Whose trucks go there. */
  readonly port: TruckingPort
  /** From the port by road, rounded. */
  readonly kilometres: number
}

type Row = readonly [code: string, zh: string, en: string, pinyin: string, kilometres: number]

const districtsOf = (port: TruckingPort, city: Bilingual, rows: readonly Row[]): readonly District[] =>
  rows.map(([code, zh, en, pinyin, kilometres]) => ({
    code,
    name: { zh, en },
    pinyin,
    city,
    port,
    kilometres,
  }))

/**
 * Districts and counties that trucks of the five ports reach, the ports' own cities first, the nearest first in
 * each. Ours: a district belongs to one port, and its kilometres are those of the usual motorway to the port's
 * main terminal, to the nearest five. Dongguan and Zhongshan have no districts and are listed as one each.
 */
export const districts: readonly District[] = [
  ...districtsOf('CNTAO', { zh: '青岛', en: 'Qingdao' }, [
    ['370211', '黄岛', 'Huangdao', 'huang dao', 15],
    ['370214', '城阳', 'Chengyang', 'cheng yang', 45],
    ['370281', '胶州', 'Jiaozhou', 'jiao zhou', 50],
    ['370213', '李沧', 'Licang', 'li cang', 50],
    ['370212', '崂山', 'Laoshan', 'lao shan', 60],
    ['370215', '即墨', 'Jimo', 'ji mo', 70],
    ['370283', '平度', 'Pingdu', 'ping du', 100],
    ['370285', '莱西', 'Laixi', 'lai xi', 115],
  ]),
  ...districtsOf('CNTAO', { zh: '潍坊', en: 'Weifang' }, [
    ['370785', '高密', 'Gaomi', 'gao mi', 95],
    ['370782', '诸城', 'Zhucheng', 'zhu cheng', 95],
    ['370705', '奎文', 'Kuiwen', 'kui wen', 165],
    ['370783', '寿光', 'Shouguang', 'shou guang', 200],
    ['370781', '青州', 'Qingzhou', 'qing zhou', 215],
  ]),
  ...districtsOf('CNTAO', { zh: '日照', en: 'Rizhao' }, [['371102', '东港', 'Donggang', 'dong gang', 105]]),
  ...districtsOf('CNTAO', { zh: '烟台', en: 'Yantai' }, [
    ['370682', '莱阳', 'Laiyang', 'lai yang', 145],
    ['370681', '龙口', 'Longkou', 'long kou', 220],
    ['370611', '福山', 'Fushan', 'fu shan', 230],
  ]),
  ...districtsOf('CNTAO', { zh: '威海', en: 'Weihai' }, [['371002', '环翠', 'Huancui', 'huan cui', 290]]),
  ...districtsOf('CNTAO', { zh: '临沂', en: 'Linyi' }, [['371302', '兰山', 'Lanshan', 'lan shan', 230]]),
  ...districtsOf('CNTAO', { zh: '淄博', en: 'Zibo' }, [
    ['370305', '临淄', 'Linzi', 'lin zi', 240],
    ['370303', '张店', 'Zhangdian', 'zhang dian', 265],
  ]),
  ...districtsOf('CNTAO', { zh: '济南', en: 'Jinan' }, [['370112', '历城', 'Licheng', 'li cheng', 345]]),
  ...districtsOf('CNSHA', { zh: '上海', en: 'Shanghai' }, [
    ['310115', '浦东', 'Pudong', 'pu dong', 25],
    ['310113', '宝山', 'Baoshan', 'bao shan', 30],
    ['310114', '嘉定', 'Jiading', 'jia ding', 50],
    ['310112', '闵行', 'Minhang', 'min hang', 50],
    ['310120', '奉贤', 'Fengxian', 'feng xian', 60],
    ['310117', '松江', 'Songjiang', 'song jiang', 65],
    ['310118', '青浦', 'Qingpu', 'qing pu', 65],
    ['310116', '金山', 'Jinshan', 'jin shan', 85],
  ]),
  ...districtsOf('CNSHA', { zh: '苏州', en: 'Suzhou' }, [
    ['320585', '太仓', 'Taicang', 'tai cang', 60],
    ['320583', '昆山', 'Kunshan', 'kun shan', 80],
    ['320581', '常熟', 'Changshu', 'chang shu', 105],
    ['320506', '吴中', 'Wuzhong', 'wu zhong', 110],
    ['320509', '吴江', 'Wujiang', 'wu jiang', 110],
    ['320505', '虎丘', 'Huqiu', 'hu qiu', 115],
    ['320582', '张家港', 'Zhangjiagang', 'zhang jia gang', 140],
  ]),
  ...districtsOf('CNSHA', { zh: '无锡', en: 'Wuxi' }, [
    ['320214', '新吴', 'Xinwu', 'xin wu', 140],
    ['320281', '江阴', 'Jiangyin', 'jiang yin', 165],
    ['320282', '宜兴', 'Yixing', 'yi xing', 195],
  ]),
  ...districtsOf('CNSHA', { zh: '常州', en: 'Changzhou' }, [['320412', '武进', 'Wujin', 'wu jin', 185]]),
  ...districtsOf('CNSHA', { zh: '南通', en: 'Nantong' }, [
    ['320681', '启东', 'Qidong', 'qi dong', 85],
    ['320614', '海门', 'Haimen', 'hai men', 105],
    ['320612', '通州', 'Tongzhou', 'tong zhou', 120],
  ]),
  ...districtsOf('CNSHA', { zh: '嘉兴', en: 'Jiaxing' }, [
    ['330421', '嘉善', 'Jiashan', 'jia shan', 95],
    ['330482', '平湖', 'Pinghu', 'ping hu', 110],
  ]),
  ...districtsOf('CNSHA', { zh: '南京', en: 'Nanjing' }, [
    ['320115', '江宁', 'Jiangning', 'jiang ning', 310],
  ]),
  ...districtsOf('CNNGB', { zh: '宁波', en: 'Ningbo' }, [
    ['330206', '北仑', 'Beilun', 'bei lun', 10],
    ['330211', '镇海', 'Zhenhai', 'zhen hai', 30],
    ['330212', '鄞州', 'Yinzhou', 'yin zhou', 35],
    ['330205', '江北', 'Jiangbei', 'jiang bei', 40],
    ['330213', '奉化', 'Fenghua', 'feng hua', 60],
    ['330282', '慈溪', 'Cixi', 'ci xi', 75],
    ['330225', '象山', 'Xiangshan', 'xiang shan', 85],
    ['330281', '余姚', 'Yuyao', 'yu yao', 90],
    ['330226', '宁海', 'Ninghai', 'ning hai', 95],
  ]),
  ...districtsOf('CNNGB', { zh: '舟山', en: 'Zhoushan' }, [['330902', '定海', 'Dinghai', 'ding hai', 55]]),
  ...districtsOf('CNNGB', { zh: '绍兴', en: 'Shaoxing' }, [
    ['330604', '上虞', 'Shangyu', 'shang yu', 115],
    ['330602', '越城', 'Yuecheng', 'yue cheng', 140],
    ['330683', '嵊州', 'Shengzhou', 'sheng zhou', 140],
    ['330603', '柯桥', 'Keqiao', 'ke qiao', 160],
    ['330681', '诸暨', 'Zhuji', 'zhu ji', 185],
  ]),
  ...districtsOf('CNNGB', { zh: '杭州', en: 'Hangzhou' }, [
    ['330109', '萧山', 'Xiaoshan', 'xiao shan', 180],
    ['330113', '临平', 'Linping', 'lin ping', 200],
  ]),
  ...districtsOf('CNNGB', { zh: '嘉兴', en: 'Jiaxing' }, [
    ['330481', '海宁', 'Haining', 'hai ning', 180],
    ['330483', '桐乡', 'Tongxiang', 'tong xiang', 190],
  ]),
  ...districtsOf('CNNGB', { zh: '金华', en: 'Jinhua' }, [
    ['330782', '义乌', 'Yiwu', 'yi wu', 220],
    ['330783', '东阳', 'Dongyang', 'dong yang', 220],
    ['330784', '永康', 'Yongkang', 'yong kang', 245],
  ]),
  ...districtsOf('CNNGB', { zh: '台州', en: 'Taizhou' }, [
    ['331082', '临海', 'Linhai', 'lin hai', 150],
    ['331002', '椒江', 'Jiaojiang', 'jiao jiang', 165],
    ['331081', '温岭', 'Wenling', 'wen ling', 190],
  ]),
  ...districtsOf('CNNGB', { zh: '温州', en: 'Wenzhou' }, [
    ['330382', '乐清', 'Yueqing', 'yue qing', 240],
    ['330304', '瓯海', 'Ouhai', 'ou hai', 285],
  ]),
  ...districtsOf('CNXMN', { zh: '厦门', en: 'Xiamen' }, [
    ['350205', '海沧', 'Haicang', 'hai cang', 10],
    ['350211', '集美', 'Jimei', 'ji mei', 20],
    ['350206', '湖里', 'Huli', 'hu li', 20],
    ['350203', '思明', 'Siming', 'si ming', 25],
    ['350212', '同安', "Tong'an", 'tong an', 35],
    ['350213', '翔安', "Xiang'an", 'xiang an', 45],
  ]),
  ...districtsOf('CNXMN', { zh: '漳州', en: 'Zhangzhou' }, [
    ['350604', '龙海', 'Longhai', 'long hai', 35],
    ['350603', '龙文', 'Longwen', 'long wen', 45],
    ['350605', '长泰', 'Changtai', 'chang tai', 45],
    ['350602', '芗城', 'Xiangcheng', 'xiang cheng', 50],
    ['350623', '漳浦', 'Zhangpu', 'zhang pu', 75],
  ]),
  ...districtsOf('CNXMN', { zh: '泉州', en: 'Quanzhou' }, [
    ['350583', '南安', "Nan'an", 'nan an', 70],
    ['350582', '晋江', 'Jinjiang', 'jin jiang', 80],
    ['350524', '安溪', 'Anxi', 'an xi', 85],
    ['350581', '石狮', 'Shishi', 'shi shi', 90],
    ['350503', '丰泽', 'Fengze', 'feng ze', 95],
    ['350521', '惠安', "Hui'an", 'hui an', 115],
    ['350525', '永春', 'Yongchun', 'yong chun', 120],
    ['350505', '泉港', 'Quangang', 'quan gang', 125],
    ['350526', '德化', 'Dehua', 'de hua', 150],
  ]),
  ...districtsOf('CNXMN', { zh: '龙岩', en: 'Longyan' }, [['350802', '新罗', 'Xinluo', 'xin luo', 145]]),
  ...districtsOf('CNXMN', { zh: '莆田', en: 'Putian' }, [
    ['350304', '荔城', 'Licheng', 'li cheng', 165],
    ['350303', '涵江', 'Hanjiang', 'han jiang', 175],
  ]),
  ...districtsOf('CNXMN', { zh: '福州', en: 'Fuzhou' }, [['350181', '福清', 'Fuqing', 'fu qing', 215]]),
  ...districtsOf('CNXMN', { zh: '三明', en: 'Sanming' }, [['350481', '永安', "Yong'an", 'yong an', 260]]),
  ...districtsOf('CNSZX', { zh: '深圳', en: 'Shenzhen' }, [
    ['440305', '南山', 'Nanshan', 'nan shan', 10],
    ['440304', '福田', 'Futian', 'fu tian', 20],
    ['440306', '宝安', "Bao'an", 'bao an', 25],
    ['440309', '龙华', 'Longhua', 'long hua', 30],
    ['440303', '罗湖', 'Luohu', 'luo hu', 30],
    ['440311', '光明', 'Guangming', 'guang ming', 40],
    ['440308', '盐田', 'Yantian', 'yan tian', 40],
    ['440307', '龙岗', 'Longgang', 'long gang', 45],
    ['440310', '坪山', 'Pingshan', 'ping shan', 65],
  ]),
  ...districtsOf('CNSZX', { zh: '东莞', en: 'Dongguan' }, [['441900', '东莞', 'Dongguan', 'dong guan', 75]]),
  ...districtsOf('CNSZX', { zh: '惠州', en: 'Huizhou' }, [
    ['441303', '惠阳', 'Huiyang', 'hui yang', 85],
    ['441302', '惠城', 'Huicheng', 'hui cheng', 115],
    ['441322', '博罗', 'Boluo', 'bo luo', 125],
  ]),
  ...districtsOf('CNSZX', { zh: '广州', en: 'Guangzhou' }, [
    ['440115', '南沙', 'Nansha', 'nan sha', 75],
    ['440112', '黄埔', 'Huangpu', 'huang pu', 95],
    ['440113', '番禺', 'Panyu', 'pan yu', 100],
    ['440118', '增城', 'Zengcheng', 'zeng cheng', 110],
    ['440111', '白云', 'Baiyun', 'bai yun', 125],
    ['440114', '花都', 'Huadu', 'hua du', 150],
  ]),
  ...districtsOf('CNSZX', { zh: '佛山', en: 'Foshan' }, [
    ['440606', '顺德', 'Shunde', 'shun de', 125],
    ['440604', '禅城', 'Chancheng', 'chan cheng', 135],
    ['440605', '南海', 'Nanhai', 'nan hai', 140],
  ]),
  ...districtsOf('CNSZX', { zh: '中山', en: 'Zhongshan' }, [
    ['442000', '中山', 'Zhongshan', 'zhong shan', 100],
  ]),
  ...districtsOf('CNSZX', { zh: '珠海', en: 'Zhuhai' }, [['440402', '香洲', 'Xiangzhou', 'xiang zhou', 130]]),
  ...districtsOf('CNSZX', { zh: '江门', en: 'Jiangmen' }, [
    ['440703', '蓬江', 'Pengjiang', 'peng jiang', 145],
  ]),
]
