create table t(id integer primary key, name text, value real);
with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
insert into t select i, printf('name%05d', i * 7919 % 10007), i * 0.37 from n;
create index by_name on t(name);
select count(*), sum(value), min(name), max(name) from t;
select id, name from t where name between 'name00100' and 'name00200' order by name;
select id % 10 as digit, avg(value) as mean, group_concat(id) from t where id < 60 group by digit having mean > 5;
create virtual table words using fts5(body);
insert into words values ('the quick brown fox'), ('jumps over the lazy dog'), ('a fox and a dog');
select rowid, highlight(words, 0, '[', ']') as hit from words where words match 'fox OR dog' order by rank;
create virtual table boxes using rtree(id, x0, x1, y0, y1);
insert into boxes select id, value, value + 1, id, id + 1 from t;
select id from boxes where x0 > 10 and x1 < 13 and y0 > 20;
update t set value = value * 2 where id in (select id from boxes where id % 3 = 0);
delete from t where id > 1900;
select round(sum(value), 3), count(*) from t;
select json_extract('{"a":[1,2,{"b":"c"}]}', '$.a[2].b'), strftime('%Y-%m-%d', 1700000000, 'unixepoch');
select sum(value) over (order by id rows between 2 preceding and current row) as running from t where id < 8;
select * from nothing;
