import {LocalSearch, type PageRecord} from '@site/src/lib/search';
import {judge, type JudgedQuery} from '@site/src/lib/search/judge';

import {createRecord} from './records';

const PAGES: Record<string, string[]> = {
  ko: [
    '빠른 시작\n라이브러리 프로젝트를 새로 만들고 첫 번째 결과물을 빌드합니다.',
    '출력 형식\n모듈 형식마다 파일 이름과 불러오는 방법이 다릅니다.',
    '타입 선언 파일\n컴파일러가 소스 코드에서 선언을 만들어 냅니다.',
    '서드파티 의존성\n패키지를 번들에 넣을지 외부에 둘지 정합니다.',
    '정적 자산 가져오기\n이미지와 글꼴은 파일로 복사되거나 인라인으로 들어갑니다.',
    '설정 파일 작성하기\n설정 파일은 프로젝트의 맨 위 폴더에 둡니다.',
    '명령줄 도구\n빌드 명령과 감시 모드의 옵션을 설명합니다.',
    '모노레포 구성\n여러 패키지를 하나의 저장소에서 함께 관리합니다.',
    '구문 변환과 폴리필\n오래된 브라우저에서도 실행되도록 문법을 바꿉니다.',
    '자주 묻는 질문\n빌드가 실패할 때 먼저 살펴볼 점을 모았습니다.',
    '컴포넌트 라이브러리\n리액트와 뷰로 만든 화면 조각을 배포합니다.',
    '버전 업그레이드 안내\n새 버전으로 옮길 때 달라지는 점을 알려 줍니다.',
  ],
  ru: [
    'Быстрый старт\nСоздайте проект библиотеки и соберите первый файл.',
    'Форматы вывода\nУ каждого формата модулей своё имя файла и свой способ загрузки.',
    'Файлы объявлений\nКомпилятор создаёт объявления типов из исходного кода.',
    'Сторонние зависимости\nПакет попадает в сборку или остаётся снаружи.',
    'Статические ресурсы\nКартинки и шрифты копируются или встраиваются в код.',
    'Настройка сборки\nФайл настроек лежит в корне проекта.',
    'Командная строка\nКоманды сборки и режим наблюдения за файлами.',
    'Объём пакета и сжатие\nКак сделать файлы меньше и оставить код читаемым.',
    'Ещё о модулях\nСовместимость двух систем модулей в одном пакете.',
    'Частые вопросы\nЧто проверить, если сборка не удалась.',
    'Библиотека компонентов\nПубликация компонентов для страниц и приложений.',
    'Перёд обновлением версии\nЧто изменилось и как перейти на новый выпуск.',
  ],
  fr: [
    'Démarrage rapide\nCréez un projet de bibliothèque et construisez le premier fichier.',
    'Formats de sortie\nChaque format de module a son nom de fichier et sa façon de charger.',
    'Fichiers de déclaration\nLe compilateur tire les types du code source.',
    'Dépendances tierces\nUn paquet entre dans le fichier final ou reste dehors.',
    'Éléments statiques\nLes images et les polices sont copiées ou intégrées.',
    'Écrire la configuration\nLe fichier se trouve à la racine du projet.',
    'Ligne de commande\nLes commandes de construction et le mode veille.',
    'Dépôt à plusieurs paquets\nGérer plusieurs bibliothèques au même endroit.',
    'Réécriture de la syntaxe\nRendre le code lisible pour les anciens navigateurs.',
    'Questions fréquentes\nCe qu’il faut vérifier quand la construction échoue.',
    'Bibliothèque de composants\nPublier des morceaux d’interface prêts à l’emploi.',
    'Mise à jour de la version\nCe qui change et comment passer à la suite.',
  ],
};

const VARIANTS: Record<string, (title: string) => string> = {
  'its title': (title) => title,
  'its title with one letter lost': (title) => {
    const [longest] = title.split(' ').sort((a, b) => b.length - a.length);
    const middle = longest.length >> 1;
    return title.replace(longest, longest.slice(0, middle) + longest.slice(middle + 1));
  },
  'its title in decomposed form': (title) => title.normalize('NFD'),
  'its title without accents': (title) =>
    title
      .replace(/ё/g, 'е')
      .replace(/Ё/g, 'Е')
      .replace(/[À-ÿ]/g, (letter) => letter.normalize('NFD').charAt(0)),
  'its title in capitals': (title) => title.toUpperCase(),
  'the first two thirds of its title': (title) => title.slice(0, Math.ceil((title.length * 2) / 3)),
};

function createRecords(lang: string): PageRecord[] {
  return PAGES[lang].map((page, i) => createRecord(`# ${page}`, {lang, routePath: `/${lang}/${i}`}));
}

describe.each(Object.keys(PAGES))('known-item search in %s', (lang) => {
  const records = createRecords(lang);
  const search = new LocalSearch();
  records.forEach((record) => search.add(record));

  it.each(Object.keys(VARIANTS))('SEARCH-23 finds a page by %s', async (variant) => {
    const queries = records.map(({title, routePath}): JudgedQuery => {
      const query = VARIANTS[variant](title);
      return {id: routePath, lang, query, expect: [routePath], kind: variant};
    });
    const {mrr} = await judge(queries, (query) => search.search(query));
    expect(mrr).toBeGreaterThanOrEqual(0.95);
  });
});
