import { listSalons, salonDetail } from '@sundara/contracts/api';
import { defineDeclaration, firstData } from '@sundara/contracts/federation';
import { firstDataOf } from './monolith-html.ts';

const route = (path: string) => ({
  ...{ path, expose: './routes/one', access: 'public' as const, title: 'One', skeleton: 'cards' as const },
});

const DECLARATION = defineDeclaration({
  id: 'discovery',
  title: 'Discovery',
  contracts: { shellApi: '^1.0.0', providerApi: '^2.0.0' },
  routes: [
    { ...route('/salons'), firstData: [firstData(listSalons, { query: { limit: '12' } })] },
    { ...route('/salon/:id'), firstData: [firstData(salonDetail, { params: { id: ':id' } })] },
  ],
  navigation: [],
  extensionPoints: { offers: [], fills: [] },
  operations: [listSalons.name, salonDetail.name],
});

test('a page’s first data is that of its route, with the values of its address', () => {
  const data = (path: string) => firstDataOf([DECLARATION], path);
  expect(data('/salons')).toEqual(['/api/public/salons?limit=12']);
  expect(data('/salon/s1')).toEqual(['/api/public/salons/s1']);
  expect(data('/nowhere')).toEqual([]);
});
